# The map as a picture. A direction is said by its number on the map and its point of the compass.

picture-title = The sea in round { $round }
picture-wind = Wind from { $wind } ({ $wind ->
    [1] NE
    [2] E
    [3] SE
    [4] SW
    [5] W
   *[6] NW
  }), wind level { $level }, weather level { $weather }
picture-level = level { $level }
picture-current = Current toward { $direction }, { $speed } CS a round
picture-side = { $side }: { $ships }
picture-ship = { $ship } ({ $side }) at { $place }, bow to { $facing } ({ $facing ->
    [1] NE
    [2] E
    [3] SE
    [4] SW
    [5] W
   *[6] NW
  }), HP { $hp }/{ $hp-max }{ $able ->
    [no] , unable to act
   *[yes] {""}
  }{ IS($fouled) ->
    [none] {""}
   *[some] , fouled with { $fouled }
  }
picture-ship-gone = { $ship } ({ $side }): { $how }
picture-arcs = Arcs of { $ship }: orange bow, blue broadside, violet stern
picture-sight-clear = Line of sight { $start } – { $end }: clear
picture-sight-blocked = Line of sight { $start } – { $end }: blocked at { $places }
picture-sight-sides = Line of sight { $start } – { $end }: runs along hex sides
picture-reach = Within reach: { $poses } ways to end, in { $hexes } { $hexes ->
    [one] hex
   *[other] hexes
  }
kind-ship = ship
kind-place = place
