cli-type-chance = Qu’est-ce qui est sorti ?
cli-your-move = { $seat }, à vous
cli-hint = Aussi : conseil pour demander au coach, ? pour l’aide, une règle comme { $clause } pour la lire, record, quit
cli-help = Tapez ce qui précède un choix, ou sa notation entière. Majuscules et espaces ne comptent pas.
cli-sure = { $warning }. Vraiment ? (o/n)
cli-yes = o
cli-pass = Passez l’écran à { $seat }, puis Entrée
cli-you = Vous
cli-result = Score final
cli-shared = à égalité
cli-saved = Partie écrite dans { $path }
cli-left = La partie a été quittée
cli-no-clause = Il n’y a pas de règle { $clause } dans ce jeu
cli-ruling = notre arbitrage
cli-picture = d’après une image
cli-no-terminal = Plus personne au clavier
cli-fair = Chaque résultat est celui qui était promis : { $outcomes } vérifiés, table { $table }
cli-compiling = compilation, ou chargement de ce qui a déjà été compilé
cli-serving = Guinguette est à l’adresse { $address } (Ctrl+C l’arrête ; rien n’est perdu)

# nombres
cli-percent = { $number } %
cli-tenths = { NUMBER($number, minimumFractionDigits: 1) }
cli-count = { NUMBER($number) }
cli-number = { NUMBER($number, minimumFractionDigits: 2) }

# arène
arena-playing = Parties
arena-stopped = Arrêté ; voici ce qui est fini
arena-stopped-file = Arrêté ; la même commande reprend depuis { $file }
arena-same-file = Les résultats et l’image ne peuvent pas tous deux être écrits dans { $path } : donnez-leur deux noms
arena-bot = robot
arena-rating = Elo
arena-won = gagné
arena-games = parties
arena-lineup = à table
arena-interval = 95 %
arena-fair = part équitable
arena-seat = place { $number }
arena-seats = Places : victoires depuis cette seule place ; { $fair } serait équitable
arena-seats-teams = Places : victoires de l’équipe depuis cette place ; { $fair } serait équitable. Ailleurs, les partenaires partagent une victoire

# chances
odds-ahead = Le lancer à venir
odds-ahead-win = Chances de gagner : { $chance }
odds-exact = Les probabilités de ce tour sont exactes ; la chance de gagner est estimée
odds-thumb = Points à vue de nez ; la chance de gagner est estimée
odds-glance = Avec --thorough, elle est calculée comme le fait le maître
odds-best = Le mieux : { $move }
odds-more = … et { $count } coups de plus
odds-move = Coup
odds-win = gagne
odds-worms = vers
odds-points = points

# train
train-error = écart des chances : { $percent } points
train-last = chances mises au point d’après les résultats
train-strength = { $games } parties : gagne { $share } ± { $margin } contre des joueurs forts
train-stopped = { $games ->
    [0] Arrêté avant d’avoir rien gardé ; la même commande recommence
   *[other] Arrêté ; la même commande reprend après { $games } parties, depuis { $folder }
}
train-done = Appris : weights.npz et curve.png sont dans { $folder }
train-no-matplotlib = La courbe d’apprentissage est dessinée par Matplotlib : pip install guinguette[pictures]
