pikzi-title = Pikzi
pikzi-pitch = Assemblez les portraits de la ferme, et piquez les pièces des voisins.
pikzi-option-portraits = Portraits
pikzi-option-young = Pour les plus jeunes
pikzi-option-rounds = Manches
pikzi-option-teams = En équipes

pikzi-easel = { $portrait } : { $count ->
    [0] aucune pièce
    [1] pièce { $pieces }
   *[other] pièces { $pieces }
}
pikzi-easel-finished = { $portrait } : terminé
pikzi-easel-closed = { $portrait } : fermé, { $name } l’a terminé
pikzi-finished = { $portrait } terminé
pikzi-hand-counts = main : { $points }
pikzi-known-by = { $name } la connaît
pikzi-team = Équipe { $team }
pikzi-team-short = É{ $team }
pikzi-team-points = Équipe { $team } : { $points }

pikzi-prompt-turn = Choisissez une carte de votre main
pikzi-prompt-place = Posez-la devant vous, ou jetez-la
pikzi-prompt-bull = Choisissez une des pièces qui brillent
pikzi-prompt-wolf = Choisissez un des portraits qui brillent
pikzi-prompt-hen = Choisissez la main où tirer
pikzi-prompt-useless = On ne peut plus que la jeter
pikzi-prompt-answer = Que répondez-vous ?
pikzi-prompt-let = Il n’y a qu’à laisser faire
pikzi-prompt-hen-card = Pour la garder, choisissez une carte à donner
pikzi-prompt-pass = Votre main est vide
pikzi-pike-none = Pikzi …
pikzi-swap-none = La garder, donner …

pikzi-round-over = Fin de la manche { $round }
pikzi-round-next = Manche suivante
pikzi-wall = Portraits terminés
pikzi-left-in-hand = Restées en main, et comptées

pikzi-coach-first = Touchez les cartes de votre main ; le coach répond dès qu’elle est complète.
pikzi-coach-how = Touchez les pièces posées devant chaque joueur, et dites combien de cartes il a en main.
pikzi-coach-held = { $name } : main
pikzi-coach-left = { $count ->
    [0] complet
    [one] encore { $count } carte
   *[other] encore { $count } cartes
}
pikzi-coach-discard = Défausse : { $count ->
    [0] pas indiquée
    [one] { $count } carte
   *[other] { $count } cartes
}
