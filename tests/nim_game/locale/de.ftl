# Only the log: what a game does not say in a language is said in English.
log-taken = { $stones ->
    [one] { $seat } nimmt einen Stein.
   *[other] { $seat } nimmt { $stones } Steine.
}
