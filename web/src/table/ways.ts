/** Kinds of options that are ways out of a question: they never say what is asked. */
export const WAY_OUT = /(^|_)(done|pass|none|decline|end_turn)$/
