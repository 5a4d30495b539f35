/** `site.yaml` of a new pack: the parts that are lists or may be missing. */
import { type Document, isMap, type Scalar, type YAMLMap, type YAMLSeq } from 'yaml';
import { appColorsOf } from '#domain/content/brand/index.ts';
import { leadsTo } from '#domain/content/pack/index.ts';
import type { Answers } from './answers.ts';
import { countryName, englishOf, phonePrefixOf } from './country-facts.ts';
import type { Service } from './service-pages.ts';

interface SiteParts {
  answers: Answers;
  services: readonly Service[];
  /** URL paths of the areas that are left out. */
  leftOutPaths: readonly string[];
  now: Date;
}

/** Menus with the services as their first entries. */
const SERVICE_MENU = 'What we offer';

/** Adds to the starter's file, whose placeholders are filled in. */
export function completeSite(
  site: Document,
  { answers, services, leftOutPaths, now }: SiteParts,
): Document {
  const { color, accent, phone, schedulingUrl, leftOut } = answers;
  site.set('since', now.getFullYear());
  site.set('appColors', site.createNode(appColorsOf({ primary: color, accent }), { flow: true }));
  site.set('offices', site.createNode(officesOf(answers)));
  setOrDelete(site, 'english', englishOf(site.get('country') as string));
  setOrDelete(site, 'otherCountries', otherCountriesOf(site, answers));
  setOrDelete(site, 'phone', phone);
  setOrDelete(site, 'schedulingUrl', schedulingUrl);
  setOrDelete(site, 'without', leftOut.size > 0 ? site.createNode([...leftOut]) : undefined);
  if (!leftOut.has('solutions')) addServices(site, services);
  if (leftOut.has('jobs')) site.deleteIn(['menus', 'jobSeekers']);
  else leaveOutPages(site, leftOutPaths);
  shortenMenus(site);
  return site;
}

function setOrDelete(site: Document, key: string, value: unknown): void {
  if (value === undefined) site.delete(key);
  else site.set(key, value);
}

/** The phone is that of the first office. */
const officesOf = ({ offices, email, phone }: Answers) =>
  offices.map(({ city, country, timeZone }, index) => ({
    name: `${city} office`,
    city,
    country,
    address: `${city}, ${countryName(country)}`,
    email,
    ...(phone && index === 0 && { phone }),
    timeZone,
  }));

/** The countries of the other offices; undefined if all are in the same one. */
function otherCountriesOf(site: Document, { offices }: Answers): YAMLSeq | undefined {
  const [main, ...others] = new Set(offices.map(({ country }) => country));
  if (main === undefined || others.length === 0) return undefined;
  const countries = others.map((code) => ({ code, phonePrefix: phonePrefixOf(code) }));
  return site.createNode(countries) as YAMLSeq;
}

function addServices(site: Document, services: readonly Service[]): void {
  const header = site.getIn(['menus', 'header']) as YAMLSeq<YAMLMap>;
  const footer = site.getIn(['menus', 'footer']) as YAMLSeq<YAMLMap>;
  const items = services.map(({ title, slug, icon }) => ({
    title,
    href: `/${slug}`,
    description: 'What you get, and how we begin',
    icon,
  }));
  const links = items.map(({ title, href }) => ({ title, href }));
  addTo(site, header, items);
  addTo(site, footer, links);
}

/** The menu has lost its last link if all of its other areas are left out. */
function addTo(site: Document, menus: YAMLSeq<YAMLMap>, items: readonly object[]): void {
  const menu = menus.items.find((each) => each.get('title') === SERVICE_MENU);
  const nodes = items.map((item) => site.createNode(item));
  if (menu) (menu.get('items') as YAMLSeq).items.unshift(...nodes);
  else menus.items.unshift(site.createNode({ title: SERVICE_MENU, items: [...items] }) as YAMLMap);
}

/** Pages for job seekers that do not exist. */
function leaveOutPages(site: Document, leftOutPaths: readonly string[]): void {
  const pages = site.getIn(['menus', 'jobSeekers', 'pages']) as YAMLSeq<Scalar<string>>;
  pages.items = pages.items.filter(({ value }) => !leadsTo(leftOutPaths, value));
}

/** A menu of one entry becomes a link. */
function shortenMenus(site: Document): void {
  const header = site.getIn(['menus', 'header']) as YAMLSeq<YAMLMap>;
  header.items = header.items.map((entry) => {
    const items = entry.get('items') as YAMLSeq<YAMLMap> | undefined;
    const [only, ...others] = items?.items ?? [];
    if (!isMap(only) || others.length > 0) return entry;
    return site.createNode({ title: only.get('title'), href: only.get('href') }) as YAMLMap;
  });
}
