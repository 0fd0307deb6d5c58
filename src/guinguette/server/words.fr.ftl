no-table = Cette table n’existe pas
no-seat = Il n’y a pas de place { $number } ici
seat-taken = La place { $number } est prise
full = Toutes les places sont prises
not-yours = Cette place n’est pas la vôtre
not-started = La partie n’a pas commencé : une place est encore libre
not-over = La partie n’est pas finie
not-your-turn = Ce n’est pas votre tour
stale = Il s’est passé quelque chose entre-temps ; regardez encore
kept = Un robot garde votre place ; reprenez-la d’abord
already-away = Vous êtes déjà parti
not-away = Vous n’êtes pas parti
archived = Cette table est rangée ; on peut la lire, plus y jouer
chat-off = On ne discute pas à cette table
enough = Vous l’avez fait { $most } fois à cette table ; cela suffit
bad-text = Ce texte ne peut pas être affiché
hints-off = On ne donne pas de conseils à cette table
busy = Trop de gens demandent en même temps ; réessayez dans un instant
rematch-made = La table suivante est déjà prête
no-name = Une personne a besoin d’un nom
clock-needs-keeper = Une horloge demande un robot qui prend la relève quand le temps est écoulé
bad-message = Ceci est illisible : { $reason }
too-fast = Trop de messages ; attendez un instant
too-long = C’est trop long
too-many-tables = Trop de nouvelles tables depuis votre adresse ; attendez un peu
too-many-sockets = Trop de connexions depuis votre adresse
foreign-origin = Cette page ne peut pas se connecter ici
not-found = Il n’y a rien ici
unstored = Cela n’a pas pu être enregistré ; réessayez
no-database = Les tables sont injoignables en ce moment ; réessayez dans un instant
server-error = Quelque chose s’est mal passé ici ; rien n’a changé
unfair-header = Cette partie ne peut pas être vérifiée : « { $name } » manque ou est illisible
unfair-commitment = Le secret n’est pas celui qui était promis avant la partie
unfair-unfinished = La partie n’est pas finie, son secret n’est donc pas encore connu
unfair-given = La partie commence par une position choisie, pas au début d’une partie
unfair-outcome = L’événement { $number } n’est pas juste : la partie dit « { $found } », le secret donne « { $expected } »
bad-setting = { $name } ne peut pas être « { $value } » : { $kind ->
    [bool] c’est true ou false
    [int] c’est un nombre entier, au moins 1
   *[float] c’est un nombre au-dessus de 0
}
