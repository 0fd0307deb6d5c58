seat-number = Joueur { $number }

# Refus communs à tous les jeux
unknown-move = « { $text } » n’est pas un coup de ce jeu
over = La partie est finie
chance-first = Personne ne joue : place d’abord aux dés ou aux cartes
not-chance = Il n’y a rien à lancer ni à piocher maintenant
bad-position = Cette position est impossible : { $field } : { $reason }
bad-record = Ligne { $line }, à « { $token } » : { $reason }
wrong-players = { $game } se joue de { $fewest } à { $most } joueurs, pas à { $count }
bad-name = « { $name } » ne peut pas être un nom : 1 à 32 caractères, sans virgule, deux-points ni retour à la ligne, et pas deux fois le même
bad-options = Option { $option } : { $reason }
unknown-game = Il n’y a pas de jeu « { $name } ». Il y a : { $games }
nothing-to-undo = Il n’y a aucun coup à reprendre
none-of = « { $text } » n’est pas dans cette liste : { $names }
unknown-level = Il n’y a pas de robot « { $level } ». Il y a : { $levels }

# Où l’on ne peut pas écrire
place-is-folder = { $path } est un dossier : nommez un fichier
place-no-folder = Il n’y a pas de dossier { $folder } pour { $path }
place-not-writable = On ne peut pas écrire dans { $path } : choisissez un autre endroit

# Pourquoi une position est impossible
position-too-long = plus de { $most } caractères
position-begins = la ligne ne commence pas par « { $game } »
position-form = n’est pas de la forme nom=valeur
position-twice = ce champ est donné deux fois
position-missing = ce champ manque
position-no-field = ce jeu n’a pas ce champ
position-count = { $count ->
    [one] { $count } valeur au lieu de { $wanted }
   *[other] { $count } valeurs au lieu de { $wanted }
}
position-no-number = « { $text } » n’est pas un nombre de { $least } à { $most }
more-dice = plus de dés que dans le jeu

# Pourquoi une partie écrite est impossible
record-too-long = le texte dépasse { $most } caractères
record-twice = cet en-tête est donné deux fois
record-missing = cet en-tête manque
record-neither = ni un en-tête ni un tour (« 3 Ana: … »)
record-turn = on en est au tour { $turn }
record-player = c’est à { $name } de jouer
record-part = il faut ici un coup, ou un résultat entre parenthèses
record-result = la partie donne { $result }
record-no-result = la partie n’a pas encore de résultat
