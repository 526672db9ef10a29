/** Spares a table its own measuring of scroll bars, for which it adds a style that the page's policy refuses. */
export const skipScrollbarMeasure: object = { tailor: true }
