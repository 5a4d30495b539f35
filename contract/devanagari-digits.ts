const ZERO = 0x966;

/** `२०८३` for `2083`. */
export const devanagariDigits = (text: string) =>
  text.replace(/\d/g, (digit) => String.fromCodePoint(ZERO + Number(digit)));

/** `२०२६-११-२७ १२:३४`, by numbers alone: many browsers have no `Intl` for Nepali. */
export const devanagariMoment = (time: Date, options: Intl.DateTimeFormatOptions) =>
  devanagariDigits(time.toLocaleString('sv-SE', options));
