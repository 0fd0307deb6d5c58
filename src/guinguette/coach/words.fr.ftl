coach-unknown-game = L’entraîneur ne connaît pas encore ce jeu : { $game }
coach-not-to-move = { $seat } n’a rien à décider maintenant
coach-nothing-to-decide = Il n’y a rien à décider maintenant
coach-likeliest = Le plus probable : { $what }, { $percent } %
coach-sure = À coup sûr : { $what }

coach-pickomino-worms = { $worms } vers en moyenne
coach-pickomino-bust = Lancer nul : { $percent } %
coach-pickomino-grilled = Un ver grillé : { $percent } %
coach-pickomino-learned = Le tour est fini : au-delà des vers, les chances de gagner sont apprises, non calculées
coach-pickomino-take = le { $tile }
coach-pickomino-steal = le { $tile } de { $other }
coach-pickomino-hen = la Mère poule de { $other }
coach-pickomino-null = lancer nul

coach-pina_coladice-points = { $points } points en moyenne
coach-pina_coladice-gains = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
coach-pina_coladice-line = Piña Coladice : { $percent } %
coach-pina_coladice-bust = Aucune place : { $percent } %
coach-pina_coladice-place = { $cell }, { pina_coladice-coaster }
coach-pina_coladice-nothing = aucune place
coach-pina_coladice-wins = Une Piña Coladice : gagne tout de suite
coach-pina_coladice-hope = Change ce que chacun peut viser ensuite : { $points } points pour vous

coach-pikzi-thumb = Vaut environ { $points } points, à vue d’œil
coach-pikzi-dog = { $other } a un chien de garde : { $percent } %
coach-pikzi-works = ça marche
coach-pikzi-guarded = un chien de garde
