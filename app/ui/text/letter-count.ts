/** Combining marks, and the private-use characters that a preview adds to texts. */
const WITHOUT_WIDTH = /[\p{M}\p{Co}]/gu;

/** Number of characters that take room in a line. */
export const letterCount = (text: string): number => text.replace(WITHOUT_WIDTH, '').length;
