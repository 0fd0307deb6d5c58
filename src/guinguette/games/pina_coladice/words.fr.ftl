pina_coladice-name = Piña Coladice
pina_coladice-coaster = { $coaster ->
    [p1] paire de 1
    [p2] paire de 2
    [p3] paire de 3
    [p4] paire de 4
    [p5] paire de 5
    [p6] paire de 6
    [dp] double paire
    [t1] brelan de 1
    [t2] brelan de 2
    [t3] brelan de 3
    [t4] brelan de 4
    [t5] brelan de 5
    [t6] brelan de 6
    [odd] dés impairs
    [even] dés pairs
    [s9] somme ≤ 9
    [s12] somme 12/13/14
    [s21] somme 21/22/23
    [s26] somme ≥ 26
    [small] petite suite
    [large] grande suite
    [four] carré
    [full] full
    [diff] cinq différents
   *[five] Yam’s
}
pina_coladice-ingredient = { $ingredient ->
    [basil] basilic
    [mint] menthe
    [honey] miel
    [olives] olives
    [sugar] sucre
    [vanilla] vanille
    [ginger] gingembre
    [coffee] café
    [water] eau
    [sparkling-water] eau gazeuse
    [juice] jus
    [milk] lait
    [soda] soda
    [banana] banane
    [carrot] carotte
    [cherry] cerise
    [lemon] citron
    [strawberry] fraise
    [passion-fruit] fruit de la passion
    [coconut] noix de coco
    [orange] orange
    [watermelon] pastèque
    [pear] poire
    [grape] raisin
   *[pineapple] ananas
}

pina_coladice-begins = { $seat } commence avec 1 point, le joueur suivant avec 2, et ainsi de suite
pina_coladice-laid = Les seize sous-verres sont en place
pina_coladice-rolled = { $seat } lance { $dice }
pina_coladice-kept = { $dice ->
    [none] { $seat } relance tous les dés
   *[other] { $seat } garde { $dice }
}
pina_coladice-placed = { $points ->
    [one] { $seat } place un pion en { $cell }, { pina_coladice-coaster } : 1 point
   *[other] { $seat } place un pion en { $cell }, { pina_coladice-coaster } : { $points } points
}
pina_coladice-beside = { $count ->
    [one] Un pion adjacent : 1 point de plus pour { $seat }
   *[other] { $count } pions adjacents : { $count } points de plus pour { $seat }
}
pina_coladice-no-place = { $seat } ne peut placer aucun pion
pina_coladice-happy-die = Happy Hour ! { $seat } obtient un { $die }
pina_coladice-skipped = Cet effet ne peut pas s’appliquer : il est ignoré
pina_coladice-lost = { $count ->
    [0] { $seat } n’a aucun point à perdre
    [one] { $seat } perd 1 point
   *[other] { $seat } perd { $count } points
}
pina_coladice-others-gain = Tout le monde sauf { $seat } gagne 1 point
pina_coladice-gained = { $seat } marque 4 points
pina_coladice-took-back = { $seat } reprend son pion en { $cell }, { pina_coladice-coaster }
pina_coladice-moved = { $seat } déplace un pion de { $other }, de { $cell } vers { $to }
pina_coladice-flipped = { $seat } retourne le sous-verre { $cell }, { pina_coladice-coaster }
pina_coladice-went-back = Le pion de { $other } posé dessus retourne dans sa réserve
pina_coladice-twenty = { $seat } a { $score } points : on joue encore jusqu’à ce que chacun ait eu autant de tours
pina_coladice-six-tokens = { $seat } a placé son sixième pion : on joue encore jusqu’à ce que chacun ait eu autant de tours
pina_coladice-coladice = PIÑA COLADICE ! { $seat } gagne immédiatement avec { $one } + { $two } + { $three } + { $four }
pina_coladice-same-turns = Chacun a joué autant de tours : la partie est finie
pina_coladice-tie-broken = Égalité en tête : { $seat } a placé le dernier pion et gagne

# Refus
pina_coladice-not-those = Il n’y a pas de tels dés à garder : { $dice }
pina_coladice-choose-dice = Choisissez d’abord les dés à garder, ou arrêtez-vous
pina_coladice-place-first = Un pion peut être placé, donc il doit l’être : choisissez où
pina_coladice-take-back-first = Choisissez d’abord lequel de vos pions reprendre
pina_coladice-move-first = Choisissez d’abord le pion d’un autre joueur et où il va
pina_coladice-flip-first = Choisissez d’abord le sous-verre à retourner
pina_coladice-not-made = Les dés ne donnent pas { $cell } : { pina_coladice-coaster }
pina_coladice-there-already = Vous avez déjà un pion en { $cell } : { pina_coladice-coaster }
pina_coladice-full = Il n’y a plus d’emplacement libre en { $cell } : { pina_coladice-coaster }
pina_coladice-not-yours = Vous n’avez pas de pion en { $cell } : { pina_coladice-coaster }
pina_coladice-no-happy-hour = C’est un effet du dé Happy Hour
pina_coladice-move-another = Le pion doit être celui d’un autre joueur
pina_coladice-no-such-token = { $other } n’a pas de pion en { $cell }
pina_coladice-no-room = Le pion de { $other } ne peut pas aller en { $cell } : il faut un emplacement libre, sur un sous-verre où il n’en a pas encore

# Dit à une vraie table
pina_coladice-not-dice = Les dés s’écrivent de 1 à 6
pina_coladice-wrong-dice = { $dice ->
    [one] On lance un seul dé maintenant, pas { $given }
   *[other] On lance { $dice } dés maintenant, pas { $given }
}
pina_coladice-wrong-seat = Dites quel joueur commence : 1 à { $seats }
pina_coladice-not-coaster = Dites le prochain sous-verre par son nom court : { $names }
pina_coladice-coaster-used = Ce sous-verre est déjà dans la grille : { pina_coladice-coaster }

# Boutons
pina_coladice-do-keep = { $count ->
    [5] Tout relancer
   *[other] Garder { $dice }, relancer { $count }
}
pina_coladice-do-stop = Je m’arrête
pina_coladice-do-place = { $gain ->
    [one] Placer en { $cell }, { pina_coladice-coaster } : 1 point
   *[other] Placer en { $cell }, { pina_coladice-coaster } : { $gain } points
}
pina_coladice-do-back = Reprendre { $cell }, { pina_coladice-coaster }
pina_coladice-do-flip = Retourner { $cell }, { pina_coladice-coaster }
pina_coladice-do-move = Déplacer le pion de { $other }, de { $cell } vers { $to }
pina_coladice-warn-nothing = En vous arrêtant maintenant, vous ne pourrez placer aucun pion

# La table
pina_coladice-score = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
pina_coladice-tokens = { $count ->
    [one] { $count } pion à placer
   *[other] { $count } pions à placer
}
pina_coladice-begun = a commencé
pina_coladice-dice = Dés
pina_coladice-rolls-left = { $count ->
    [0] plus de lancer
    [one] encore 1 lancer
   *[other] encore { $count } lancers
}
pina_coladice-last-round = Dernier tour de table
pina_coladice-cocktail = Piña Coladice de { $seat } : { $mix }
