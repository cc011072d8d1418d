action-take = { $a1 ->
    [one] Take a stone
   *[other] Take { $a1 } stones
}
prompt-take = Take stones
log-taken = { $stones ->
    [one] { $seat } takes a stone.
   *[other] { $seat } takes { $stones } stones.
}
