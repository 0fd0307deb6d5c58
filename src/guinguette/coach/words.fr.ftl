coach-unknown-game = Le coach ne connaît pas encore ce jeu : { $game }
coach-not-to-move = { $seat } n’a rien à décider maintenant
coach-nothing-to-decide = Il n’y a rien à décider maintenant
coach-rolls-for-nothing = Le rang du lancer dans le tour ne change rien ici : ne le dites pas
coach-sure = À coup sûr : { $what }

coach-pickomino-worms = { $worms ->
    [one] { $worms } ver
   *[other] { $worms } vers
} en moyenne
coach-pickomino-bust = Lancer nul : { NUMBER($percent, minimumFractionDigits: 1) } %
coach-pickomino-likeliest = Prise la plus probable : { $what }, { NUMBER($percent, minimumFractionDigits: 1) } %
coach-pickomino-grilled = Un ver grillé : { NUMBER($percent, minimumFractionDigits: 1) } %
coach-pickomino-learned = Le tour est fini : au-delà de ses vers, la chance de gagner est estimée
coach-pickomino-take = le { $tile }
coach-pickomino-steal = le { $tile } de { $other }
coach-pickomino-hen = la Mère poule de { $other }
coach-pickomino-null = lancer nul

coach-pina_coladice-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
} en moyenne
coach-pina_coladice-gains = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
coach-pina_coladice-line = Piña Coladice : { NUMBER($percent, minimumFractionDigits: 1) } %
coach-pina_coladice-bust = Aucune place : { NUMBER($percent, minimumFractionDigits: 1) } %
coach-pina_coladice-likeliest = Place la plus probable : { $what }, { NUMBER($percent, minimumFractionDigits: 1) } %
coach-pina_coladice-place = { $cell }, { pina_coladice-coaster }
coach-pina_coladice-nothing = aucune place
coach-pina_coladice-happy = Le dé Happy Hour : { $points ->
    [one] { $points } point
   *[other] { $points } points
} en moyenne
coach-pina_coladice-wins = Une Piña Coladice : gagne tout de suite
coach-pina_coladice-hope = Change ce que chacun peut viser ensuite : { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour vous
coach-pina_coladice-my-line = Votre Piña Coladice au prochain tour : { NUMBER($percent, minimumFractionDigits: 1) } % au lieu de { NUMBER($before, minimumFractionDigits: 1) } %
coach-pina_coladice-their-line = Piña Coladice de { $other } au prochain tour : { NUMBER($percent, minimumFractionDigits: 1) } % au lieu de { NUMBER($before, minimumFractionDigits: 1) } %
coach-pina_coladice-given = { $other } a alors une Piña Coladice, et gagne tout de suite
coach-pina_coladice-back = Un pion retourne à { $other }
coach-pina_coladice-mine-back = Votre pion vous revient
coach-pina_coladice-learned = Ne change aucun point à espérer au prochain tour ; la chance de gagner est estimée

coach-pikzi-better = { $points ->
    [0] À vue de nez, rien ne change
    [one] À vue de nez, { $points } point de mieux qu’avant
   *[other] À vue de nez, { $points } points de mieux qu’avant
}
coach-pikzi-worse = À vue de nez, { $points ->
    [one] { $points } point
   *[other] { $points } points
} de moins qu’avant
coach-pikzi-own-cards = { $seat } décide : dites ses cartes, comme l1.m3.bull.dog, et non leur nombre
coach-pikzi-dog = { $other } a une Chienne de garde : { NUMBER($percent, minimumFractionDigits: 1) } %
coach-pikzi-unguarded = pas de Chienne de garde
coach-pikzi-guarded = une Chienne de garde
coach-pikzi-pieces = Alors { $pieces ->
    [one] { $pieces } pièce
   *[other] { $pieces } pièces
} sur 4 de { $portrait }
coach-pikzi-finishes = Termine { $portrait } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
coach-pikzi-other = { $other } termine { $portrait } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
coach-pikzi-loses = { $other } perd { $count ->
    [one] une pièce
   *[other] { $count } pièces
} de { $portrait }
coach-pikzi-lost = Vous perdez { $count ->
    [one] une pièce
   *[other] { $count } pièces
} de { $portrait }
coach-pikzi-turned = Une Chienne de garde retournerait le Loup : { $other } prendrait { $count ->
    [one] votre pièce
   *[other] vos { $count } pièces
} de { $portrait }
coach-pikzi-turned-last = { $other } terminerait alors { $portrait }
coach-pikzi-ends-ahead = { $points ->
    [0] Finit la manche, à égalité
    [one] Finit la manche, avec { $points } point d’avance
   *[other] Finit la manche, avec { $points } points d’avance
}{ coach-pikzi-hidden }
coach-pikzi-ends-behind = Finit la manche, avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} de retard{ coach-pikzi-hidden }
coach-pikzi-hidden = { $hidden ->
    [0] {""}
   *[1] , avant de compter les cartes cachées
}
coach-pikzi-spent = Vous renoncez à jouer { pikzi-a-card }
coach-pikzi-fits = Une carte tirée chez { $other } se pose tout de suite : { NUMBER($percent, minimumFractionDigits: 1) } %
coach-pikzi-last = Elle termine un portrait : { NUMBER($percent, minimumFractionDigits: 1) } %
coach-pikzi-saves = Protège { $count ->
    [one] votre pièce
   *[other] vos { $count } pièces
} de { $portrait }
coach-pikzi-stops = Empêche { $other } de terminer { $portrait }
coach-pikzi-hand-kept = { $other } ne tire aucune de vos cartes
coach-pikzi-plucked = { $other } tire { $count ->
    [one] votre seule carte
   *[other] une de vos { $count } cartes
}
coach-pikzi-useless = Vous ne pouvez plus poser { $card }
coach-pikzi-left-costs = En main à la fin, { pikzi-a-card } coûte { $points } points
coach-pikzi-left-counts = En main à la fin, { pikzi-a-card } rapporte { $points } points
coach-pikzi-wanted = Il ne manque que { $card } à { $other }
coach-pikzi-needed = Il ne vous manque que { $card }
coach-pikzi-known = Vous savez alors que { $other } a { pikzi-a-card }
coach-pikzi-later = { $card } pourra être posée à un autre tour : { $pieces ->
    [one] { $pieces } pièce
   *[other] { $pieces } pièces
} sur 4
