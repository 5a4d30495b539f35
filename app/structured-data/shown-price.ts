export interface ShownPrice {
  amount: number;
  /** ISO 4217 code. */
  currency: string;
}

/** Currencies that a price may be in, besides that of the site. */
const USUAL = ['USD', 'EUR', 'GBP'];

/** `7,999`, `21 500`, `1.299,50` or `450.50`. */
const AMOUNT = String.raw`\d{1,3}(?:[,. \u00A0\u202F']\d{3})+(?:[.,]\d{1,2})?|\d+(?:[.,]\d{1,2})?`;

/**
 * The first price in a text such as 'Starting at $7,999', with the code or the symbol of its
 * currency. A symbol that several share, such as `$`, means the site's currency if it has it.
 */
export function shownPrice(text: string, siteCurrency: string): ShownPrice | undefined {
  for (const currency of new Set([siteCurrency, ...USUAL])) {
    const names = [currency, symbolOf(currency)].map(RegExp.escape).join('|');
    const before = `(?<![\\p{L}\\d])(?:${names})\\s?(${AMOUNT})(?!\\d)`;
    const after = `(?<![\\d.,])(${AMOUNT})\\s?(?:${names})(?!\\p{L})`;
    const [, first, second] = new RegExp(`${before}|${after}`, 'u').exec(text) ?? [];
    const amount = first ?? second;
    if (amount !== undefined) return { amount: numberOf(amount), currency };
  }
  return undefined;
}

function symbolOf(currency: string): string {
  const format = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  });
  return format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency;
}

/** The last separator is the decimal one if one or two digits follow it. */
function numberOf(amount: string): number {
  const [, whole = amount, decimals = ''] = /^(.*)[.,](\d{1,2})$/.exec(amount) ?? [];
  return Number(`${whole.replaceAll(/\D/g, '')}.${decimals || '0'}`);
}
