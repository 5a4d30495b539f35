/**
 * What a pack decides in the public API: the names of the hub's calls, by the hub's path and the
 * country, and which profile links an application needs.
 */
import { fillPlaceholders } from '#contract/fill.ts';
import { hubName } from '#contract/page-paths.ts';
import { requiredProfiles } from '#contract/profile-questions.ts';
import type { Site } from '#contract/site.ts';
import { applicationBody } from './applications.ts';
import type { PublicCall } from './call.ts';
import { PUBLIC_CALLS, type PublicCallName } from './calls.ts';

type Brand = Pick<Site, 'hub' | 'country' | 'profiles'>;

const OPERATIONS: Partial<Record<PublicCallName, string>> = {
  listHubStories: 'list{Country}Stories',
  getHubStory: 'get{Country}Story',
};

const countryName = (country: string) =>
  new Intl.DisplayNames(['en'], { type: 'region' }).of(country) ?? country;

/** `UnitedStates`: only letters, because names of operations become names in code. */
const inCamelCase = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .split(/[^A-Za-z]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

/** All calls of the public API, with the paths and the required fields of a brand's site. */
export function publicCallsOf(brand: Brand): typeof PUBLIC_CALLS {
  const values = { hub: hubName(brand), country: countryName(brand.country) };
  const filled = Object.entries<PublicCall>(PUBLIC_CALLS).map(([name, call]) => {
    const path = fillPlaceholders(call.path, values);
    return [name, { ...call, path, summary: fillPlaceholders(call.summary, values) }];
  });
  const calls = Object.fromEntries(filled) as typeof PUBLIC_CALLS;
  const body = applicationBody(requiredProfiles(brand.profiles));
  return { ...calls, applyForJob: { ...calls.applyForJob, body } };
}

/** The name of a call in the OpenAPI description. */
export const operationIdOf = (name: PublicCallName, { country }: Brand): string =>
  fillPlaceholders(OPERATIONS[name] ?? name, { Country: inCamelCase(countryName(country)) });
