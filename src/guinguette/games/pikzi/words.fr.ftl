pikzi-name = Pikzi
pikzi-teams-of-two = Les équipes de deux se jouent à quatre, pas à { $count }

# Cartes : les portraits ont partout le même nom
pikzi-card = { $card ->
    [bull] Taureau
    [hen] Poule
    [wolf] Loup
    [dog] Chienne de garde
   *[piece] { $card }
}
pikzi-a-card = { $card ->
    [bull] un Taureau
    [hen] une Poule
    [wolf] un Loup
    [dog] une Chienne de garde
   *[piece] { $card }
}
pikzi-a-given = { $given ->
    [bull] un Taureau
    [hen] une Poule
    [wolf] un Loup
    [dog] une Chienne de garde
   *[piece] { $given }
}
pikzi-the-card = { $card ->
    [bull] le Taureau
    [hen] la Poule
    [wolf] le Loup
    [dog] la Chienne de garde
   *[piece] { $card }
}
pikzi-no-card = { $card ->
    [bull] pas de Taureau
    [hen] pas de Poule
    [wolf] pas de Loup
    [dog] pas de Chienne de garde
   *[piece] pas { $card }
}

# Journal
pikzi-round-begins = Manche { $round } : on distribue, { $seat } joue en premier
pikzi-dealt = { $seat } reçoit { pikzi-a-card }
pikzi-drew = { $seat } pioche { pikzi-a-card }
pikzi-drew-unseen = { $seat } pioche une carte
pikzi-reshuffled = { $count ->
    [1] La pioche est vide : la seule carte de la défausse la remplace
   *[other] La pioche est vide : on mélange les { $count } cartes de la défausse
}
pikzi-no-cards = Il ne reste aucune carte à piocher pour { $seat }
pikzi-placed = { $seat } pose { $card }
pikzi-discarded = { $seat } jette { pikzi-a-card }
pikzi-passed = { $seat } n’a plus de carte et passe
pikzi-attacks = { $card ->
    [bull] Pikzi ! { $seat } lance un Taureau sur { $other } pour { $aim }
    [wolf] Pikzi ! { $seat } lance un Loup sur { $other } pour { $aim }
   *[hen] Pikzi ! { $seat } envoie une Poule chez { $other }
}
pikzi-lets = { $seat } laisse faire
pikzi-guarded = { $card ->
    [bull] Pikzi-pa ! La Chienne de garde de { $seat } arrête le Taureau de { $other }
    [wolf] Pikzi-pa ! La Chienne de garde de { $seat } fait face au Loup de { $other }
   *[hen] Pikzi-pa ! La Chienne de garde de { $seat } arrête la Poule de { $other }
}
pikzi-turned = Le Loup se retourne : { $seat } pike { $portrait } à { $other }
pikzi-took = { $seat } pike { $card } à { $other }
pikzi-double = { $seat } montre déjà { $card } : la pièce de { $other } va à la défausse
pikzi-plucked = { $seat } tire { pikzi-a-card } de la main de { $other }
pikzi-plucked-unseen = { $seat } tire une carte de la main de { $other }
pikzi-given-back = { $seat } rend { pikzi-the-card } à { $other }
pikzi-given-back-unseen = { $seat } rend la carte à { $other }
pikzi-put-down = { $seat } pose { $card } venant de la main de { $other }
pikzi-swapped = { $seat } garde { pikzi-the-card } de { $other } et donne { pikzi-a-given } en échange
pikzi-swapped-unseen = { $seat } garde la carte de { $other } et en donne une autre en échange
pikzi-finishes = { $seat } termine { $portrait } !
pikzi-swept = { $card } de { $seat } va à la défausse
pikzi-round-ends = Le dernier portrait met fin à la manche { $round } : plus personne ne pioche
pikzi-counted = { $seat } compte { $portraits } pour les portraits et { $hand } pour la main : { $total } en tout

# Refus
pikzi-not-in-hand = Vous n’avez { pikzi-no-card } en main
pikzi-closed = { $portrait } n’est plus à prendre : { $other } l’a terminé
pikzi-shown-already = Vous montrez déjà { $card }
pikzi-no-target = Une carte Action vise un autre joueur de la table
pikzi-not-shown = { $other } ne montre pas { $card }
pikzi-not-begun = Commencez d’abord { $portrait } vous-même
pikzi-nothing-there = { $other } ne montre aucune pièce de { $portrait } qui vous manque
pikzi-out-of-reach = { $portrait } est terminé : il est à l’abri chez { $other }
pikzi-empty-hand = { $other } n’a pas de carte en main
pikzi-use-a-card = Posez une pièce, jetez une carte ou pikez quelqu’un
pikzi-no-attack = Personne n’est attaqué en ce moment
pikzi-no-hen = Aucune Poule n’a tiré de carte
pikzi-no-dog = Vous n’avez pas de Chienne de garde : il faut laisser faire
pikzi-answer-first = { $seat } répond d’abord à l’attaque
pikzi-hen-first = Dites d’abord ce que devient la carte de la Poule
pikzi-no-piece = { $card ->
    [bull] Un Taureau ne se pose pas
    [hen] Une Poule ne se pose pas
    [wolf] Un Loup ne se pose pas
   *[dog] Une Chienne de garde ne se pose pas
}

# Cartes saisies par les joueurs
pikzi-not-a-card = Les cartes s’écrivent leica 1 (ou l1) à mozart 4 (m4), bull, hen, wolf et dog
pikzi-card-elsewhere = { $card ->
    [bull] Aucun Taureau ne peut sortir ici : ils sont tous ailleurs
    [hen] Aucune Poule ne peut sortir ici : elles sont toutes ailleurs
    [wolf] Aucun Loup ne peut sortir ici : ils sont tous ailleurs
    [dog] Aucune Chienne de garde ne peut sortir ici : elles sont toutes ailleurs
   *[piece] { $card } ne peut pas sortir ici : tous ses exemplaires sont ailleurs
}
pikzi-wrong-seat = Dites quel joueur commence : 1 à { $seats }

# Pourquoi une position est impossible
pikzi-no-such-card = il n’y a pas de carte « { $card } »
pikzi-not-so-many = il n’y a pas autant de cartes « { $card } »
pikzi-more-cards = il y a plus de cartes « { $card } » que dans le jeu
pikzi-part-count = { $count ->
    [one] { $count } partie pour { $seats } joueurs
   *[other] { $count } parties pour { $seats } joueurs
}
pikzi-cannot-show = personne ne peut montrer « { $card } » ici
pikzi-shown-alone = { $portrait } est terminé : personne d’autre ne le montre
pikzi-rounds-from-one = les manches se comptent à partir de 1 dès que quelqu’un a commencé
pikzi-turns-from-one = les tours se comptent à partir de 1 une fois les premières cartes distribuées
pikzi-turn-a-round = chaque manche a au moins un tour
pikzi-other-turn = ce serait le tour d’un autre joueur
pikzi-first-begins = c’est le premier joueur qui commence la manche
pikzi-not-drawn-yet = on n’a pas encore tiré au sort qui commence
pikzi-young-totals = chaque portrait vaut un point
pikzi-wrong-totals = les manches précédentes n’ont pas pu rapporter cela
pikzi-ended-before = la manche aurait fini plus tôt
pikzi-last-portrait = la fin vient avec le dernier portrait
pikzi-more-rounds = il reste des manches à jouer
pikzi-pike-on-table = une carte Action ne reste sur la table que le temps de son effet
pikzi-only-hen-draws = seule une Poule tire dans une main
pikzi-attacks-themselves = personne ne s’attaque soi-même
pikzi-needs-target = une attaque vise quelqu’un
pikzi-target-without-attack = il n’y a pas d’attaque
pikzi-drawn-by-hen = seule une Poule tire une carte
pikzi-bull-cannot = le Taureau ne peut pas prendre cette pièce
pikzi-wolf-cannot = le Loup ne trouve rien à prendre là
pikzi-hen-needs-cards = une Poule vise une main qui a des cartes
pikzi-played-too-soon = rien n’est joué avant le premier tour
pikzi-not-dealt-yet = aucune carte n’est encore distribuée
pikzi-dealt-in-order = les mains se distribuent l’une après l’autre
pikzi-nobody-draws = personne n’a à piocher
pikzi-none-to-draw = il n’y a aucune carte à piocher
pikzi-too-many-cards = { $seat } a trop de cartes
pikzi-too-few-cards = { $seat } a trop peu de cartes
pikzi-own-cards = personne n’a besoin qu’on lui dise ses propres cartes
pikzi-not-held = { $seat } n’a pas ce que { $other } connaît

# Boutons
pikzi-do-place = Poser { $card }
pikzi-do-discard = Jeter { pikzi-the-card }
pikzi-do-bull = Taureau : piker { $card } à { $other }
pikzi-do-wolf = Loup : piker { $portrait } à { $other }
pikzi-do-hen = Poule : tirer chez { $other }
pikzi-do-dog = Pikzi-pa ! Chienne de garde
pikzi-do-let = Laisser faire
pikzi-do-give-back = La rendre
pikzi-do-put = La poser
pikzi-do-swap = La garder, donner { pikzi-the-card }
pikzi-do-pass = Passer

# Table
pikzi-table-round = { $rounds ->
    [1] { $portraits ->
        [1] Un portrait met fin à la partie
       *[other] { $portraits } portraits mettent fin à la partie
    }
   *[other] { $portraits ->
        [1] Manche { $round } sur { $rounds }, un portrait chacune
       *[other] Manche { $round } sur { $rounds }, { $portraits } portraits chacune
    }
}
pikzi-table-pile = Pioche
pikzi-table-discard = Défausse
pikzi-table-hand = Votre main
pikzi-table-worth = compte { $points }
pikzi-table-cards = { $count ->
    [1] 1 carte
   *[other] { $count } cartes
}
pikzi-table-points = { $points ->
    [-1] -1 point
    [0] 0 point
    [1] 1 point
   *[other] { $points } points
}
pikzi-table-known = Vous connaissez chez { $seat } : { $cards }
pikzi-table-knows = { $seat } connaît chez vous : { $cards }
pikzi-table-empty = vide
pikzi-table-attack = { $card ->
    [bull] Pikzi ! Le Taureau de { $seat } veut { $aim }, chez { $other }
    [wolf] Pikzi ! Le Loup de { $seat } veut { $aim }, chez { $other }
   *[hen] Pikzi ! La Poule de { $seat } vise la main de { $other }
}
pikzi-table-answer = { $seat } répond
pikzi-table-drawn = La Poule a tiré { pikzi-a-card }
pikzi-table-drawn-unseen = La Poule a tiré une carte
