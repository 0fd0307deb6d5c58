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
    [one] { $seat } place un pion en { $cell }, { pina_coladice-coaster } : 1 point
   *[other] { $seat } place un pion en { $cell }, { pina_coladice-coaster } : { $points } points
}
pina_coladice-beside = { $count ->
    [one] Un pion adjacent : 1 point de plus pour { $seat }
   *[other] { $count } pions adjacents : { $count } points de plus pour { $seat }
}
pina_coladice-no-place = { $seat } ne peut placer aucun pion
pina_coladice-happy-die = Happy Hour ! { $seat } obtient un { $die }
pina_coladice-skipped = Cet effet ne peut pas s’appliquer : il est ignoré
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
pina_coladice-twenty = { $seat } a { $score } points : on joue encore jusqu’à ce que chacun ait eu autant de tours
pina_coladice-six-tokens = { $seat } a placé son sixième pion : on joue encore jusqu’à ce que chacun ait eu autant de tours
pina_coladice-coladice = PIÑA COLADICE ! { $seat } gagne immédiatement avec { $one } + { $two } + { $three } + { $four }
pina_coladice-same-turns = Chacun a joué autant de tours : la partie est finie
pina_coladice-tie-broken = Égalité en tête : { $seat } a placé le dernier pion et gagne

# Refus
pina_coladice-not-those = Il n’y a pas de tels dés à garder : { $dice }
pina_coladice-choose-dice = Choisissez d’abord les dés à garder, ou arrêtez-vous
pina_coladice-place-first = Un pion peut être placé, donc il doit l’être : choisissez où
pina_coladice-take-back-first = Choisissez d’abord lequel de vos pions reprendre
pina_coladice-move-first = Choisissez d’abord le pion d’un autre joueur et où il va
pina_coladice-flip-first = Choisissez d’abord le sous-verre à retourner
pina_coladice-not-made = Les dés ne donnent pas { $cell } : { pina_coladice-coaster }
pina_coladice-there-already = Vous avez déjà un pion en { $cell } : { pina_coladice-coaster }
pina_coladice-full = Il n’y a plus d’emplacement libre en { $cell } : { pina_coladice-coaster }
pina_coladice-not-yours = Vous n’avez pas de pion en { $cell } : { pina_coladice-coaster }
pina_coladice-no-happy-hour = C’est un effet du dé Happy Hour
pina_coladice-move-another = Le pion doit être celui d’un autre joueur
pina_coladice-no-such-token = { $other } n’a pas de pion en { $cell }
pina_coladice-no-room = Le pion de { $other } ne peut pas aller en { $cell } : il faut un emplacement libre, sur un sous-verre où il n’en a pas encore

# Dit à une vraie table
pina_coladice-not-dice = Les dés s’écrivent de 1 à 6
pina_coladice-wrong-dice = { $dice ->
    [one] On lance un seul dé maintenant, pas { $given }
   *[other] On lance { $dice } dés maintenant, pas { $given }
}
pina_coladice-wrong-seat = Dites quel joueur commence : 1 à { $seats }
pina_coladice-not-coaster = Dites le prochain sous-verre par son nom court : { $names }
pina_coladice-coaster-used = Ce sous-verre est déjà dans la grille : { pina_coladice-coaster }

# Pourquoi une position est impossible
pina_coladice-no-such-coaster = il n’y a pas de sous-verre « { $name } »
pina_coladice-coaster-twice = le sous-verre { $name } y est deux fois
pina_coladice-count-coasters = { $count ->
    [one] { $count } sous-verre au lieu de { $most }
   *[other] { $count } sous-verres au lieu de { $most }
}
pina_coladice-slot-signs = le sous-verre { $name } a un ou deux emplacements, pas « { $signs } »
pina_coladice-no-such-seat = il n’y a pas de joueur « { $sign } »
pina_coladice-laid-first = une fois tous les sous-verres posés, le premier tour a commencé
pina_coladice-drawn-first = on tire au sort qui commence avant de poser la grille
pina_coladice-wrong-faces = ce ne sont pas les faces prévues à { $count } joueurs
pina_coladice-dearer-first = le premier pion d’un sous-verre prend l’emplacement le plus cher
pina_coladice-two-on-one = { $seat } a deux pions sur un même sous-verre
pina_coladice-more-tokens = { $seat } a plus de { $most } pions
pina_coladice-too-few-turns = { $count ->
    [one] { $seat } n’a pas encore pu placer { $count } pion
   *[other] { $seat } n’a pas encore pu placer { $count } pions
}
pina_coladice-not-their-turn = ce n’était pas le tour de { $seat }
pina_coladice-not-placed-yet = personne n’a encore placé de pion à ce tour
pina_coladice-placed-nothing = { $seat } a placé un pion, mais n’en a aucun sur la grille
pina_coladice-no-fourth-roll = on ne lance plus après le troisième lancer
pina_coladice-kept-too-soon = on ne garde pas de dés avant le premier lancer
pina_coladice-none-to-roll = il ne reste aucun dé à lancer
pina_coladice-no-dice-now = aucun dé n’est sur la table dans cette phase
pina_coladice-no-rolls-now = on ne lance pas de dés dans cette phase
pina_coladice-all-dice-now = { $count } dés sont sur la table dans cette phase
pina_coladice-must-roll = le premier lancer est obligatoire
pina_coladice-third-is-last = le troisième lancer est le dernier
pina_coladice-happy-after-three = le Happy Hour vient après trois lancers
pina_coladice-not-happy = ici, on joue sans Happy Hour
pina_coladice-turns-from-one = les tours se comptent à partir de 1 une fois la grille posée
pina_coladice-nobody-drawn = on n’a pas encore tiré au sort qui commence
pina_coladice-placed-if-possible = on place un pion dès que c’est possible, et seulement alors
pina_coladice-none-to-take-back = il n’y a aucun pion à reprendre
pina_coladice-none-to-move = il n’y a aucun pion à déplacer
pina_coladice-first-scores = les scores commencent à 1, 2 et ainsi de suite
pina_coladice-points-end = avec autant de points, la fin est déclenchée
pina_coladice-tokens-end = un sixième pion déclenche la fin
pina_coladice-line-wins = un Piña Coladice gagne sur-le-champ
pina_coladice-line-own-turn = un Piña Coladice se réalise à son propre tour
pina_coladice-line-just-placed = le dernier pion d’un Piña Coladice vient d’être placé
pina_coladice-goes-on = la partie continue
pina_coladice-round-over = le dernier tour de table est fini
pina_coladice-no-end-yet = rien ne peut encore déclencher la fin
pina_coladice-ended-before = { $seat } a mis fin à un tour de table précédent

# Boutons
pina_coladice-do-keep = { $count ->
    [5] Tout relancer
   *[other] Garder { $dice }, relancer { $count }
}
pina_coladice-do-stop = Je m’arrête
pina_coladice-do-place = { $gain ->
    [one] Placer en { $cell }, { pina_coladice-coaster } : 1 point
   *[other] Placer en { $cell }, { pina_coladice-coaster } : { $gain } points
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
pina_coladice-cocktail = Piña Coladice de { $seat } : { $mix }
