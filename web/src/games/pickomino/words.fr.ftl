pickomino-title = Pickomino
pickomino-pitch = Lancez, gardez, osez encore… et emportez les vers les plus dodus.
pickomino-deluxe-title = Pickomino Deluxe
pickomino-deluxe-pitch = Six spécialistes, des vers grillés et mille façons d’être vache.
pickomino-option-edition = Édition
pickomino-option-edition-classic = Classique
pickomino-option-edition-deluxe = Deluxe
pickomino-option-first = Qui commence
pickomino-option-first-seat1 = La première place
pickomino-option-first-random = Tiré au sort

pickomino-skewer = Brochette
pickomino-tile = Pickomino { $tile }, { $worms ->
    [1] 1 ver
   *[other] { $worms } vers
}
pickomino-tile-down = Pickomino { $tile }, retourné
pickomino-stack = Au sommet le { $tile }, { $below } dessous
pickomino-no-tile = Aucun Pickomino
pickomino-stack-of = { $count ->
    [0] aucun Pickomino
    [1] 1 Pickomino
   *[other] { $count } Pickominos
}
pickomino-grilled-count = { $count ->
    [0] aucun ver grillé
    [1] 1 ver grillé
   *[other] { $count } vers grillés
}
pickomino-choose-face = Choisissez les dés d’une valeur
pickomino-keep-none = Garder …
pickomino-warn-text = { $edition ->
    [deluxe] Vous ne gagnez rien, et perdez votre Pickomino du dessus et votre spécialiste, si vous en avez. (La mère poule part à la place d’un Pickomino.)
   *[classic] Vous ne gagnez rien, et votre Pickomino du dessus, si vous en avez un, retourne sur la brochette.
}

pickomino-coach-how = Choisissez à qui, puis touchez les Pickominos, du bas de la pile vers le haut.
pickomino-coach-down = Retourné
pickomino-coach-tile = Pickomino { $tile } : { $place }
