seat-number = Joueur { $number }

# Refus communs à tous les jeux
unknown-move = « { $text } » n'est pas un coup de ce jeu
over = La partie est finie
chance-first = Personne ne joue : place d'abord aux dés ou aux cartes
not-chance = Il n'y a rien à lancer ni à piocher maintenant
bad-position = Cette position est impossible : { $field } : { $reason }
bad-record = Ligne { $line }, à « { $token } » : { $reason }
wrong-players = { $game } se joue de { $fewest } à { $most } joueurs, pas à { $count }
bad-name = « { $name } » ne peut pas être un nom : 1 à 32 caractères, sans virgule, deux-points ni retour à la ligne, et pas deux fois le même
bad-options = Ces options ne vont pas ensemble : { $reason }
unknown-game = Il n'y a pas de jeu « { $name } ». Il y a : { $games }
nothing-to-undo = Il n'y a aucun coup à reprendre
unknown-level = Il n'y a pas de robot « { $level } ». Il y a : { $levels }
