train-other-course = { $folder } contient un autre apprentissage ({ $there }) ; choisissez un autre dossier, ou recommencez avec --afresh
train-no-folder = { $folder } ne peut pas être le dossier d’un apprentissage : c’est un fichier, ou on ne peut pas y écrire
train-damaged = { $file } est illisible : recommencez avec --afresh, ou choisissez un autre dossier
train-same-network = Un même réseau connaît toutes les variantes de ces options : { $options }. Entraînez-le sans elles
train-games-axis = parties contre soi-même
train-error-axis = écart des chances (points)
train-strength-axis = victoires contre des joueurs forts (%)
