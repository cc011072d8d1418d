"""Every registered game keeps every law, for each number of seats and set of options."""

from tawantin.kernel.laws.plugin import laws_of

test_laws = laws_of()
