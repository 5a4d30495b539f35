/** Whether what the brand says of its country fits together. */
import { getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js';
import type { Site } from '#contract/site.ts';
import type { CrossProblem } from './package-check.ts';

const SITE = 'site.yaml';

/** @param files path below the content folder to what was read, nothing where that went wrong */
export function brandProblems(files: ReadonlyMap<string, unknown>): CrossProblem[] {
  const site = files.get(SITE) as Site | undefined;
  if (!site) return [];
  const { country, phonePrefix } = site;
  const problem = (path: string, message: string) => [{ file: SITE, path: [path], message }];
  if (!isSupportedCountry(country)) return problem('country', `${country} is no country`);
  const prefix = `+${getCountryCallingCode(country)}`;
  if (phonePrefix === prefix) return [];
  return problem('phonePrefix', `numbers in ${country} begin with ${prefix}`);
}
