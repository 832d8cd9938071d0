// How long what a message carries holds: said in its words, approved with them where they are, and kept to by whoever sends it.

/** A code that proves a mailbox or a number, minutes. */
export const CODE_MINUTES = 15
/** A link to choose a password anew, minutes. */
export const RESET_MINUTES = 30
/** A temporary password, and the link of a welcome, hours. */
export const TEMPORARY_HOURS = 24
