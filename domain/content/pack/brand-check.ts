/** Mistakes in `site.yaml` that its schema cannot find: names, countries and profile links. */
import { type CountryCode, getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js';
import { PAGE_COPY } from '#contract/page-copy.ts';
import { hubName } from '#contract/page-paths.ts';
import { isProfileName } from '#contract/profile-names.ts';
import type { ProfileRequest } from '#contract/profile-requests.ts';
import type { Site } from '#contract/site.ts';
import type { FieldMistake } from './yaml-lines.ts';

const SITE = 'site.yaml';

type Mistake = Pick<FieldMistake, 'path' | 'message'>;

/** @param files copy by path below the content folder; undefined for an invalid file */
export function brandProblems(files: ReadonlyMap<string, unknown>): FieldMistake[] {
  const site = files.get(SITE) as Site | undefined;
  if (!site) return [];
  return [...nameMistakes(site), ...countryMistakes(site), ...profileMistakes(site)].map(
    (mistake) => ({ file: SITE, ...mistake }),
  );
}

function nameMistakes(site: Site): Mistake[] {
  const { nativeName, nativeLanguage, hub } = site;
  return [
    ...(nativeName && !nativeLanguage
      ? [{ path: ['nativeName'], message: 'needs nativeLanguage, the code of its language' }]
      : []),
    ...(hubName(site) in PAGE_COPY
      ? [{ path: ['hub'], message: `${hub} is another page of the site` }]
      : []),
  ];
}

function countryMistakes({ country, phonePrefix, otherCountries = [], offices }: Site): Mistake[] {
  const codes = [country, ...otherCountries.map(({ code }) => code)];
  return [
    ...numberingMistakes(country, phonePrefix, { code: ['country'], prefix: ['phonePrefix'] }),
    ...otherCountries.flatMap((other, position): Mistake[] => {
      const path = ['otherCountries', position];
      const code = [...path, 'code'];
      if (codes.indexOf(other.code) <= position) {
        return [{ path: code, message: `${other.code} occurs twice` }];
      }
      return numberingMistakes(other.code, other.phonePrefix, {
        code,
        prefix: [...path, 'phonePrefix'],
      });
    }),
    ...offices.flatMap((office, position) =>
      office.country === undefined || isSupportedCountry(office.country)
        ? []
        : [unknownCountry(office.country, ['offices', position, 'country'])],
    ),
  ];
}

function numberingMistakes(
  code: string,
  phonePrefix: string,
  paths: { code: PropertyKey[]; prefix: PropertyKey[] },
): Mistake[] {
  if (!isSupportedCountry(code)) return [unknownCountry(code, paths.code)];
  const prefix = `+${getCountryCallingCode(code satisfies CountryCode)}`;
  if (phonePrefix === prefix) return [];
  return [{ path: paths.prefix, message: `numbers in ${code} begin with ${prefix}` }];
}

const unknownCountry = (code: string, path: PropertyKey[]): Mistake => ({
  path,
  message: `${code} is not a country code`,
});

function profileMistakes({ profiles = [] }: Site): Mistake[] {
  return profiles.flatMap((request, position) => {
    const isRepeated = profiles.findIndex(({ id }) => id === request.id) < position;
    const mistake: [field: string, message: string] | undefined = isRepeated
      ? ['id', `${request.id} occurs twice`]
      : textMistake(request);
    if (!mistake) return [];
    const [field, message] = mistake;
    return [{ path: ['profiles', position, field], message }];
  });
}

/** The three links with fields of their own have their labels on the page, and rules in the code. */
function textMistake(request: ProfileRequest): [field: string, message: string] | undefined {
  const { id, label, hosts } = request;
  if (!isProfileName(id)) {
    return label === undefined ? ['id', `${id} needs a label, such as GitLab`] : undefined;
  }
  if (hosts) return ['hosts', `must be left out, because the rule for ${id} is fixed`];
  const field = (['label', 'hint'] as const).find((name) => request[name] !== undefined);
  return field && [field, `must be in pages/drop-your-info.yaml, under fields.${id}`];
}
