pickomino-name = Pickomino
pickomino-face = { $face ->
    [w] ver
   *[other] { $face }
}
pickomino-few = { $count ->
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
    [7] sept
    [8] huit
   *[other] { $count }
}
pickomino-specialist = { $who ->
    [can] Ver en boîte
    [hen] Mère poule
    [raven] Corbeau
    [weasel] Belette
    [gold] Dé doré
   *[apple] Pomme
}

pickomino-begins = { $seat } commence
pickomino-rolled = { $seat } lance { $dice }
pickomino-kept = { $face ->
    [w] { $count ->
        [1] { $seat } met de côté un ver : { $total } points
       *[other] { $seat } met de côté { pickomino-few } vers : { $total } points
    }
   *[other] { $count ->
        [1] { $seat } met de côté un { $face } : { pickomino-total }
       *[other] { $seat } met de côté { pickomino-few } dés de { $face } : { $total } points
    }
}
pickomino-with-gold = { $seat } lance avec le Dé doré
pickomino-without-gold = { $seat } laisse le Dé doré
pickomino-weasel = La Belette de { $seat } relance ces dés
pickomino-can = Le Ver en boîte de { $seat } remplace un ver : { $total } points
pickomino-took = { $seat } s’arrête à { $total } et prend le { $tile }
pickomino-stole = { $seat } pique le { $tile } à { $other }
pickomino-only-hen = La Mère poule de { $other } garde le { $tile } : { $seat } n’emporte qu’elle
pickomino-null-roll = Lancer nul : { $seat } n’a obtenu aucune valeur nouvelle
pickomino-null-no-worm = Lancer nul : { $seat } s’arrête à { $total } sans aucun ver
pickomino-null-low = Lancer nul : aucun Pickomino pour les { $total } points de { $seat }
pickomino-hen-saves = La Mère poule de { $seat } protège ses Pickominos
pickomino-hen-stays = { $seat } n’a aucun Pickomino à perdre et garde la Mère poule
pickomino-put-back = { $seat } remet le { $tile } sur la brochette
pickomino-nothing-back = { $seat } n’a aucun Pickomino à remettre
pickomino-turned = Le { $tile } est retourné
pickomino-highest-stays = Le { $tile } est le plus élevé : il reste visible
pickomino-got = { $who ->
    [can] { $seat } reçoit le Ver en boîte
    [hen] { $seat } reçoit la Mère poule
    [weasel] { $seat } reçoit la Belette
    [gold] { $seat } reçoit le Dé doré
   *[apple] { $seat } reçoit la Pomme
}
pickomino-stands = { $who ->
    [can] Le Ver en boîte se pose sur le { $tile }
    [hen] La Mère poule se pose sur le { $tile }
    [raven] Le Corbeau se pose sur le { $tile }
    [weasel] La Belette se pose sur le { $tile }
    [gold] Le Dé doré se pose sur le { $tile }
   *[apple] La Pomme se pose sur le { $tile }
}
pickomino-left = { $who ->
    [can] Le Ver en boîte quitte la partie
    [hen] La Mère poule quitte la partie
    [raven] Le Corbeau quitte la partie
    [weasel] La Belette quitte la partie
    [gold] Le Dé doré quitte la partie
   *[apple] La Pomme quitte la partie
}
pickomino-grilled = { $seat } prend un ver grillé
pickomino-grilled-from = { $seat } prend un ver grillé à { $other }
pickomino-no-grilled = Il n’y a aucun ver grillé à prendre pour { $seat }
pickomino-last-tile = Plus aucun Pickomino visible : la partie est finie

# Refus
pickomino-face-used = { $face ->
    [w] Les vers sont déjà mis de côté ce tour-ci
   *[other] Les { $face } sont déjà mis de côté ce tour-ci
}
pickomino-face-absent = { $face ->
    [w] Il n’y a pas de ver parmi les dés lancés
   *[other] Il n’y a pas de { $face } parmi les dés lancés
}
pickomino-keep-first = Mettez d’abord de côté tous les dés d’une valeur
pickomino-stop-or-roll = Arrêtez-vous, ou relancez les dés restants
pickomino-choose-dice = Choisissez d’abord : avec le Dé doré ou sans
pickomino-weasel-or-null = Relancez avec la Belette, ou acceptez le lancer nul
pickomino-choose-giver = Choisissez d’abord à qui prendre un ver grillé
pickomino-choose-back = Choisissez d’abord quel spécialiste retourne sur la brochette
pickomino-no-weasel = La Belette ne peut pas courir maintenant : il faut la posséder, venir de lancer, et une seule fois par tour
pickomino-no-gold = Le Dé doré se choisit au début du tour, par qui le possède
pickomino-not-back = Seul un des deux spécialistes en main retourne sur la brochette
pickomino-no-grill = Il n’y a pas de ver grillé à prendre à quelqu’un maintenant
pickomino-hen-guards = La Mère poule de { $other } garde les vers grillés
pickomino-cannot-give = { $other } n’a pas de ver grillé à donner

# Dés saisis par les joueurs
pickomino-not-dice = Les dés s’écrivent 1 à 5, w pour un ver, et g1 ou gw pour le Dé doré
pickomino-wrong-dice = { $gold ->
    [0] { $dice ->
        [1] On lance un seul dé maintenant, pas { $given }
       *[other] On lance { $dice } dés maintenant, pas { $given }
    }
   *[other] On lance { $dice } dés maintenant, dont le Dé doré (g1 ou gw)
}
pickomino-not-golden = Le Dé doré n’est pas lancé maintenant, seulement { $dice ->
    [one] un dé blanc
   *[other] { $dice } dés blancs
}
pickomino-wrong-seat = Dites quel joueur commence : 1 à { $seats }

# Pourquoi une position est impossible
pickomino-no-such-tile = il n’y a pas de Pickomino { $tile }
pickomino-tile-twice = le { $tile } y est deux fois
pickomino-two-places = le { $tile } est à deux endroits
pickomino-other-edition = le { $tile } n’est pas dans cette édition
pickomino-tile-missing = il manque le { $tile }
pickomino-more-tiles = plus de Pickominos que dans le jeu
pickomino-stack-count = { $count ->
    [one] { $count } pile pour { $seats } joueurs
   *[other] { $count } piles pour { $seats } joueurs
}
pickomino-nobody-stands = aucun spécialiste ne peut être sur le { $tile }
pickomino-letters = il faut { $seats } lettres parmi { $letters }, séparées par des virgules
pickomino-specialist-twice = un spécialiste est à deux endroits
pickomino-no-specialists = il n’y a pas de spécialistes dans cette édition
pickomino-no-own-specialist = le joueur n’a pas de spécialiste
pickomino-second-waits = un second spécialiste n’attend que le temps du choix
pickomino-raven-free = personne ne possède le Corbeau
pickomino-raven-waits = le Corbeau n’attend que son dû
pickomino-weasel-owner = le joueur ne possède pas la Belette
pickomino-weasel-idle = la Belette n’a rien à sauver
pickomino-grilled-count = il y a { $count } vers grillés en tout
pickomino-no-giver-choice = il n’y a pas à choisir qui donne
pickomino-gold-owner = le joueur ne possède pas le Dé doré
pickomino-gold-apart = le Dé doré se note gold=aside, pas ici
pickomino-gold-rolled = le Dé doré se lance avec les autres
pickomino-gold-shows = le Dé doré montre un 1 ou un ver
pickomino-no-gold-choice = il n’y a pas de Dé doré à choisir
pickomino-not-all-rolled = il faut lancer tous les dés restants
pickomino-rolled-to-choose = des dés ne sont là que le temps de choisir une valeur (phase=keep)
pickomino-none-aside = aucun dé n’est de côté dans cette phase
pickomino-some-aside = il y a des dés de côté dans cette phase
pickomino-none-left = il ne reste aucun dé à lancer
pickomino-no-new-face = aucune valeur ne peut être mise de côté
pickomino-nothing-waits = on n’attend rien dans cette phase
pickomino-turns-from-one = les tours se comptent à partir de 1 dès que quelqu’un a commencé
pickomino-first-not-drawn = ici, on ne tire pas au sort qui commence
pickomino-tile-too-soon = personne n’a de Pickomino avant le premier tour
pickomino-goes-on = la partie continue tant qu’un Pickomino est visible
pickomino-ends = la partie finit avec le dernier Pickomino visible

# Boutons
pickomino-do-keep = { $face ->
    [w] { $count ->
        [1] Garder le ver
       *[other] Garder { pickomino-few } vers
    }
   *[other] { $count ->
        [1] Garder le { $face }
       *[other] Garder { pickomino-few } dés de { $face }
    }
}
pickomino-do-stop = Je m’arrête
pickomino-do-roll = Relancer
pickomino-do-gold = Avec le Dé doré
pickomino-do-white = Sans lui
pickomino-do-weasel = Belette : relancer
pickomino-do-null = Accepter le lancer nul
pickomino-do-back = { $who ->
    [can] Rendre le Ver en boîte
    [hen] Rendre la Mère poule
    [weasel] Rendre la Belette
    [gold] Rendre le Dé doré
   *[apple] Rendre la Pomme
}
pickomino-do-grill = Prendre à { $other }
pickomino-warn-null = S’arrêter maintenant, c’est un lancer nul

# La table
pickomino-reserve = { $count ->
    [0] aucun ver grillé en réserve
    [1] 1 ver grillé en réserve
   *[other] { $count } vers grillés en réserve
}
pickomino-worms = { $count ->
    [0] 0 ver
    [1] 1 ver
   *[other] { $count } vers
}
pickomino-total = { $total ->
    [one] { $total } point
   *[other] { $total } points
}
pickomino-aside = Mis de côté
pickomino-on-table = Lancer
pickomino-stop-now = { $kind ->
    [take] S’arrêter prend le { $tile }
    [steal] S’arrêter pique le { $tile }
    [hen] S’arrêter gagne la Mère poule
   *[null] S’arrêter ici : lancer nul
}
