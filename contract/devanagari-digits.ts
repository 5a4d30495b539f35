const ZERO = 0x966;

/** `२०८३` for `2083`. */
export const devanagariDigits = (text: string) =>
  text.replace(/\d/g, (digit) => String.fromCodePoint(ZERO + Number(digit)));
