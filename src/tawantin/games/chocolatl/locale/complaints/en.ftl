# What is wrong with a components file of this game

complaint-nobody = { $file }: { $place } must be 2 at least: there is nobody to bid against.
complaint-visits = { $file }: { $place } must be { $wanted } here: the order of visits is fixed.
complaint-rising = { $file }: { $place } must rise from card to card.
complaint-four = { $file }: { $place } would give a player four cards of value { $value }.
complaint-end-mark = { $file }: { $place } must go as far as the end mark { $mark }.
complaint-spaces = { $file }: { $place } must have { $wanted } spaces together, but has { $spaces }.
