home = Accueil
home-pitch = Quatre jeux au bord de l’eau. Asseyez-vous, sans compte.
guest = Invité
your-name = Votre nom
close = Fermer
cancel = Annuler
copy = Copier le lien
copied = Copié
share = Partager
sound = Son
not-here = Il n’y a rien ici.
key-hint = Touche : { $key }
percent = { $percent } %
theme-terrace = Clair : terrasse
theme-lanterns = Sombre : lampions

game-players = { $fewest } à { $most } joueurs
game-minutes = { $minutes } min
game-play = Jouer
game-play-this = Jouer tout de suite à { $title }
game-table = Nouvelle table
game-table-this = Nouvelle table de { $title }
rules = Règles
rules-of = Règles : { $title }
rules-all = Toutes les règles
rules-clause = Règle { $id }
rules-ruling = notre arbitrage
rules-picture = d’après une image

join = Rejoindre
join-title = Rejoindre une table
join-code = Code de la table
join-letters = Six lettres
lobby-title = Tables publiques
lobby-empty = Aucune table publique pour l’instant.
lobby-free = { $free ->
    [1] 1 place libre sur { $seats }
   *[other] { $free } places libres sur { $seats }
}
lobby-full = en cours
recent-title = Parties récentes

new-seats = Places
new-make = Dresser la table
seat-person = Sur cet appareil
seat-open = Libre, par lien
seat-bot = Robot : { $level }
seat-add = Une place de plus
seat-remove = Retirer cette place
level-random = poussin (au hasard)
level-easy = caneton (facile)
level-strong = coq (fort)
level-master = renard (maître)
habit-listed = Montrer parmi les tables publiques
habit-chat = Discussion et réactions
habit-hints = Conseils du coach
habit-keeper = Qui part ou tarde trop
habit-keeper-bot = un robot joue à sa place
habit-keeper-nobody = la table attend
habit-clock = Temps par tour
habit-clock-value = { $seconds ->
    [0] sans limite
    [30] 30 secondes
    [60] 1 minute
    [120] 2 minutes
   *[other] 1 jour
}
habit-pause = Les robots jouent
habit-pause-0 = aussitôt
habit-pause-1 = vivement
habit-pause-2 = tranquillement

invite = Inviter
invite-how = Avec ce lien, on s’assoit ou on regarde.
invite-here = Cette adresse ne marche que sur cet ordinateur. Pour les autres de la maison : make play HOST=0.0.0.0
invite-qr = Code QR de { $link }
own-link = Votre place, sur un autre appareil
own-link-private = Strictement personnel. Avec ce lien, on joue à votre place : ne l’envoyez à personne.
own-link-copy = Copier mon propre lien
own-link-qr = Code QR de votre propre lien
waiting-title = La table se remplit
waiting-open = Place libre
waiting-for = Gardée pour { $name }
waiting-fill = Asseoir un robot
waiting-sit = M’asseoir

table-seats = Joueurs
table-bot = robot
table-away = absent
table-offline = pas là
table-clock = Temps restant
table-log = Ce qui s’est passé
table-talk = Journal et discussion
table-talk-new = Journal et discussion, du nouveau
table-record = Télécharger la partie jusqu’ici
table-your-turn = À vous
table-turn = Au tour de { $name }
table-skip = Montrer la suite d’un coup
table-watching = Vous regardez.
table-spectators = { $count ->
    [one] { $count } regarde
   *[other] { $count } regardent
}
table-kept = Un robot joue pour vous.
table-missed = La table vous attend.
table-return = Reprendre ma place
table-leave = Quitter la table
leave-text = Un robot jouera pour vous jusqu’à votre retour.
leave-text-missed = La table vous attendra.
leave-text-early = Votre place sera libre pour quelqu’un d’autre.

log-sit = { $name } s’assoit
log-bot = Un robot prend la place de { $name }
log-leave = { $name } s’en va
log-return = { $name } est de retour
log-keep = Le temps de { $name } est écoulé
log-rematch = { $name } aimerait rejouer

chat-say = Dire quelque chose
chat-send = Envoyer
chat-mute = Masquer discussion et réactions
reaction-clap = Bravo
reaction-cheers = Santé
reaction-laugh = Ha ha
reaction-wow = Oh !
reaction-think = Hum …
reaction-sad = Oh non

pass-to = Passez l’écran à { $name }
pass-ready = Je suis { $name }

sure-no = Plutôt pas

line-connecting = Connexion …
line-lost = La connexion est perdue. On réessaie …

end-title = { $count ->
    [one] { $names } gagne !
   *[other] Victoire partagée : { $names } !
}
end-again = Rejouer
end-join = Rejoindre la revanche
end-watch = Regarder la revanche
end-check = Vérifier les dés
end-replay = Revoir la partie
end-record = Télécharger la partie
check-how = Avant la partie, la table a promis un secret. Tous les dés en viennent, avec l’apport des joueurs. Téléchargez la partie et vérifiez chaque dé :
check-commitment = Promis avant la partie
check-commitment-late = Promis, tel que vous l’avez appris
check-secret = Le secret
check-command = Commande
check-kept = Le secret est bien celui promis.
check-broken = Le secret n’est pas celui promis !
check-late = À votre arrivée, la partie avait commencé. Demandez la promesse à quelqu’un qui était là avant.

hint = Demander au coach
hint-title = L’avis du coach
hint-show = Montrez-moi
hint-percent = { NUMBER($percent, minimumFractionDigits: 1) } %
hint-win = { $figure } de chances de gagner
hint-wins = Chances de gagner
hint-worms = { $sign ->
    [minus] −{ $worth }
   *[plus] +{ $worth }
} { $worth ->
    [one] ver
   *[other] vers
}
hint-points = { $sign ->
    [minus] −{ $worth }
   *[plus] +{ $worth }
} { $worth ->
    [one] point
   *[other] points
}
hint-more = { $count ->
    [one] Encore { $count } choix
   *[other] Encore { $count } choix
}
hint-exact = Les probabilités de ce tour sont exactes ; la chance de gagner est estimée.
hint-thumb = Points à vue de nez ; la chance de gagner est estimée.

replay = Revoir une partie
replay-pitch = Pas à pas dans une partie finie : ce qui s’est passé, et à qui souriait la chance.
replay-of = Revoir : { $title }
replay-other = Une autre partie
replay-file = Ouvrir une partie
replay-paste = … ou la coller ici
replay-watch = Voir la partie
replay-controls = Pas de la partie
replay-step = Pas
replay-at = { $at } sur { $length }
replay-first = Au début
replay-turn-back = Tour précédent
replay-back = Un pas en arrière
replay-play = Lecture
replay-pause = Pause
replay-next = Un pas en avant
replay-turn-on = Tour suivant
replay-last = À la fin
replay-turns = Tours
replay-turn-short = Tour
replay-end = Fin
replay-chances = Chances de gagner, en pour cent
replay-as-table = En tableau

coach = Coach pour une vraie table
coach-pitch = Vous jouez avec la boîte ? Touchez ce qui est devant vous : le coach dit le meilleur choix et ses chances.
coach-games = Jeux
coach-dice = Dés
coach-rolled = Lancés à l’instant
coach-table = Sur la table
coach-players = Joueurs
coach-me = Moi
coach-where = Ce que fait un toucher
coach-add = Ajouter { $what }
coach-remove = Retirer { $what }
coach-fewer = Un de moins
coach-more = Un de plus
coach-dice-left = { $count ->
    [0] complet
    [one] encore { $count } dé
   *[other] encore { $count } dés
}
better-title = Progresser
