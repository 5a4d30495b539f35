/** Where those who apply for an opening may live: what search engines ask of remote ones. */
import { getCountries } from 'libphonenumber-js';
import * as z from 'zod/mini';

const NAMES = new Intl.DisplayNames(['en'], { type: 'region' });

/** Islands that have a telephone code of their own and belong to a country of ISO 3166. */
const PARTS = ['AC', 'TA'];

/** People live where there are telephones. Codes and names in lower case to names. */
const COUNTRIES = new Map(
  getCountries()
    .filter((code) => !PARTS.includes(code))
    .flatMap((code) => {
      const name = NAMES.of(code) ?? code;
      return [code, name].map((key) => [key.toLowerCase(), name] as const);
    }),
);

const nameOf = (typed: string) => COUNTRIES.get(typed.trim().toLowerCase());

const country = z.pipe(
  z.string().check(
    z.refine((typed) => nameOf(typed) !== undefined, {
      error: ({ input }) =>
        `"${input}" is no country; write its English name, such as Nepal, or its ISO 3166 code, such as NP`,
    }),
  ),
  z.transform((typed: string) => nameOf(typed) ?? typed),
);

/** English names, each once. */
export const applicantCountries = z.array(country).check(
  z.minLength(1, 'must name a country'),
  z.refine((names) => new Set(names).size === names.length, 'names a country twice'),
);

interface Facts {
  workMode: string;
  applicantCountries?: readonly string[] | undefined;
  validThrough?: string | undefined;
}

/** What keeps an opening from being listed by search engines; each with the field it is about. */
export function listingProblems(facts: Facts): { field: keyof Facts; message: string }[] {
  const { workMode, applicantCountries: countries, validThrough } = facts;
  if (workMode !== 'Remote') {
    if ((countries?.length ?? 0) <= 1) return [];
    const message = `must be the one country of the location where the work mode is "${workMode}"`;
    return [{ field: 'applicantCountries', message }];
  }
  return [
    ...(countries ? [] : [{ field: 'applicantCountries' as const, message: NO_COUNTRY }]),
    ...(validThrough ? [] : [{ field: 'validThrough' as const, message: NO_END }]),
  ];
}

const NO_COUNTRY =
  'a remote opening must name the countries that its people may live in, such as [Nepal]';
const NO_END = 'a remote opening must have a last day to apply, such as "in 30 days"';
