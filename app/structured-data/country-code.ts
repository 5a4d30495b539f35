/** ISO 3166 codes of countries, as addresses name them. */

const NAMES = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** What people write in place of the name, each in lower case. */
const SHORT: Record<string, string> = { usa: 'US', uk: 'GB', uae: 'AE' };

/** Two letters for no country. */
const UNKNOWN = 'ZZ';

/** Codes such as `DD`, which another one stands for today. */
const isFormer = (code: string) => new Intl.Locale(`und-${code}`).region !== code;

const CODES = new Map(
  LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).flatMap((code) => {
    const name = code === UNKNOWN || isFormer(code) ? undefined : NAMES.of(code);
    return name ? [code, name].map((key) => [key.toLowerCase(), code] as const) : [];
  }),
);

/** `NP` for `Nepal`, `np` or `NP`; undefined for what is no country. */
export function countryCode(name: string | undefined): string | undefined {
  const written = (name ?? '').trim().toLowerCase();
  return SHORT[written] ?? CODES.get(written);
}
