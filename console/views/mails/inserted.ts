/** A text with something put in the place of what is selected, and where the cursor stands then. */
export const inserted = (text: string, from: number, to: number, piece: string) => ({
  text: text.slice(0, from) + piece + text.slice(to),
  caret: from + piece.length,
});
