arena-no-bots = Nommez les robots qui doivent jouer
arena-no-entrant = Le robot « { $bot } » ne peut pas venir : { $reason }
arena-bot-failed = Le robot { $bot } a échoué dans la partie { $game } : { $reason }. Les parties finies sont gardées. Position : { $position }
arena-process-died = le processus est mort
arena-endless = la partie ne finit pas
arena-other-match = { $path } contient les parties d’un autre match, ou d’une autre version de Guinguette : choisissez un autre fichier
arena-no-ray = Ray n’est pas installé ici : pip install 'guinguette[ray]'
arena-no-address = « { $address } » n’est pas l’adresse d’une grappe Ray. Il y a : auto, local, HOST:PORT et ray://HOST:PORT
arena-nobody-there = Personne ne répond à { $address }. La tête de la grappe y tourne-t-elle (ray start --head) ? Sur ses machines, --ray auto la trouve ; --ray local démarre une grappe ici
arena-no-cluster-here = Cette machine n’est dans aucune grappe Ray : démarrez-en une (ray start --head), ou dites --ray local
arena-no-cluster = Il n’y a pas de grappe Ray à l’adresse { $address } : { $reason }
arena-no-picture = Quelle sorte d’image doit être { $path } ? La fin de son nom le dit : { $kinds }
arena-no-matplotlib = Les images demandent matplotlib : pip install 'guinguette[pictures]'
arena-title = { $game }, { $players } joueurs : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
arena-elo = Elo, avec intervalles à 95 %
arena-wins-axis = victoires en % ; le trait est la part équitable
