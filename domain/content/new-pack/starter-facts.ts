/** The placeholders of the starter, and what it leaves out. */
import { leftOutAreas } from '#contract/areas.ts';
import { areaPaths, rootPages } from '#contract/page-paths.ts';
import { slugOf } from '#contract/slug-of.ts';
import type { Answers } from './answers.ts';
import { countryName, phonePrefixOf } from './country-facts.ts';
import type { StarterFacts } from './fill-starter.ts';

export function starterFacts(answers: Answers, now: Date): StarterFacts {
  const { slug, name, tagline, trade, offices, email, currencies, leftOut } = answers;
  const [office] = offices;
  if (!office) throw new Error('A company has at least one office');
  const { city, country, timeZone } = office;
  const names = { slug, hub: hubOf(answers) };
  const values = {
    slug,
    name,
    tagline,
    trade,
    Trade: trade.charAt(0).toUpperCase() + trade.slice(1),
    city,
    country: countryName(country),
    countryCode: country,
    zone: timeZone,
    phonePrefix: phonePrefixOf(country),
    currency: currencies[0]?.code ?? '',
    hub: names.hub,
    email,
    // As YYYY-MM-DD.
    today: new Intl.DateTimeFormat('sv-SE', { timeZone }).format(now),
  };
  const nothing = rootPages(() => []);
  const leftOutPaths = [...leftOutAreas([...leftOut])].flatMap((area) =>
    areaPaths(area, names, nothing),
  );
  return { values, leftOut, leftOutPaths };
}

/** Path of the stories about the place; without Latin letters in its name, a general one. */
export function hubOf({ offices }: Pick<Answers, 'offices'>): string {
  const city = slugOf(offices[0]?.city ?? '');
  return city === '' ? '/life-here' : `/life-in-${city}`;
}
