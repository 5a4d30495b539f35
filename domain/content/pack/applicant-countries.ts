/**
 * The countries in which applicants of a job may live. Search engines require them of remote jobs.
 */
import { getCountries } from 'libphonenumber-js';
import * as z from 'zod/mini';

const NAMES = new Intl.DisplayNames(['en'], { type: 'region' });

/** Islands with their own telephone code that belong to another country of ISO 3166. */
const PARTS = ['AC', 'TA'];

/** English names by code and by name, both in lower case; all countries with a telephone code. */
const COUNTRIES = new Map(
  getCountries()
    .filter((code) => !PARTS.includes(code))
    .flatMap((code) => {
      const name = NAMES.of(code) ?? code;
      return [code, name].map((key) => [key.toLowerCase(), name] as const);
    }),
);

/** In English, sorted. */
export const COUNTRY_NAMES: readonly string[] = [...new Set(COUNTRIES.values())].sort();

const nameOf = (typed: string) => COUNTRIES.get(typed.trim().toLowerCase());

const country = z.pipe(
  z.string().check(
    z.refine((typed) => nameOf(typed) !== undefined, {
      error: ({ input }) =>
        `"${input}" is not a country; write its English name, such as Norway, or its ISO 3166 code, such as NO`,
    }),
  ),
  z.transform((typed: string) => nameOf(typed) ?? typed),
);

/** English names without duplicates. */
export const applicantCountries = z.array(country).check(
  z.minLength(1, 'must name a country'),
  z.refine((names) => new Set(names).size === names.length, 'names a country twice'),
);

interface Facts {
  workMode: string;
  applicantCountries?: readonly string[] | undefined;
  validThrough?: string | undefined;
}

/** Faults because of which search engines would not list the job, each with its field. */
export function listingProblems(facts: Facts): { field: keyof Facts; message: string }[] {
  const { workMode, applicantCountries: countries, validThrough } = facts;
  if (workMode !== 'Remote') {
    if ((countries?.length ?? 0) <= 1) return [];
    const message = `must be only the country of the location if the work mode is "${workMode}"`;
    return [{ field: 'applicantCountries', message }];
  }
  return [
    ...(countries ? [] : [{ field: 'applicantCountries' as const, message: NO_COUNTRY }]),
    ...(validThrough ? [] : [{ field: 'validThrough' as const, message: NO_END }]),
  ];
}

const NO_COUNTRY =
  'a remote job must name the countries in which applicants may live, such as [Norway]';
const NO_END = 'a remote job must have a last day to apply, such as "in 30 days"';
