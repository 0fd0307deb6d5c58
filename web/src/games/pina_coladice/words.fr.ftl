pina_coladice-title = Piña Coladice
pina_coladice-pitch = Cinq dés, seize sous-verres : alignez-en quatre avant les autres.
pina_coladice-option-happy_hour = Happy hour

pina_coladice-grid = Sous-verres
pina_coladice-spot = { $cell } : { pina_coladice-coaster }, { pina_coladice-ingredient }
pina_coladice-slot-free = { $points ->
    [one] place libre à { $points } point
   *[other] place libre à { $points } points
}
pina_coladice-slot-taken = pion de { $name }
pina_coladice-would-gain = { $gain ->
    [one] ouvert : { $gain } point
   *[other] ouvert : { $gain } points
}
pina_coladice-would-win = ouvert : gagne la partie
pina_coladice-picked = choisi : le pion de { $name }
pina_coladice-keep-die = Garder le { $face }
pina_coladice-choose = { $phase ->
    [choose] Touchez les dés à garder
    [place] Choisissez un sous-verre pour votre pion
    [back] Lequel de vos pions revient ?
    [move] Quel pion se déplace ?
    [flip] Quel sous-verre retourner ?
   *[other] { "" }
}
pina_coladice-where = Où va le pion de { $name } ?
pina_coladice-again = { $count ->
    [0] Relancer
    [one] Relancer 1 dé
    [5] Tout relancer
   *[other] Relancer { $count } dés
}
pina_coladice-stop-place = Je m’arrête et place : +{ $gain }
pina_coladice-confirm = { $phase ->
    [back] Reprendre …
    [move] Déplacer …
    [flip] Retourner …
   *[place] Placer …
}
pina_coladice-happy-hour = Happy Hour !
pina_coladice-effect = { $die ->
    [1] Perdre 3 points
    [2] Reprendre un de ses pions
    [3] Les autres gagnent 1 point
    [4] Déplacer le pion d’un autre
    [5] Retourner un sous-verre
   *[6] Marquer 4 points
}
pina_coladice-cheer = Piña Coladice !

pina_coladice-coach-how = Posez vos sous-verres, retournez ceux à deux places, puis mettez les pions.
pina_coladice-coach-lay = Sous-verre
pina_coladice-coach-flip = Retourner
pina_coladice-coach-which = Quel sous-verre est ici ?
pina_coladice-coach-points = Points : { $name }
pina_coladice-coach-roll = Lancer numéro
