"""Cases: dressers, chests, nightstands, buffets, desks, vanities, consoles."""
