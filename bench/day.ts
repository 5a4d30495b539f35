/**
 * How much of a day's visits a CDN answers: `day.ts [VISITS…]`, by default 10,000 to 10 million.
 * Records what a browser requests for one page of each template, and the headers of the answers.
 * Then simulates a day of visits (`day/visitors.ts`) with a CDN that obeys these headers. A
 * simulation, so it is the same on every machine. Each rate is that of
 * its busiest hour.
 */
import { sitemapOf } from '#tests/crawler.ts';
import { numbersFrom } from '#tests/numbers-from.ts';
import { oneOfEach } from '#tests/templates.ts';
import { catalogOf } from './day/catalog.ts';
import { recordPages } from './day/recorded-pages.ts';
import { type DayPlan, SimulatedDay } from './day/simulated-day.ts';
import { withLoadedSite } from './served-site.ts';

/** Entries of each kind, such as jobs and posts. */
const ENTRIES = 1000;
const SEED = 1;

const asked = process.argv.slice(2).map(Number);
const days = asked.length > 0 ? asked : [10_000, 100_000, 1_000_000, 10_000_000];

const plans = days.flatMap((visits): DayPlan[] => [
  { visits, places: 1, ignoresCampaigns: true },
  { visits, places: 50, ignoresCampaigns: true },
  { visits, places: 50, ignoresCampaigns: false },
]);

function rowOf({ visits, places, ignoresCampaigns }: DayPlan, day: SimulatedDay) {
  const { requests, documents, documentsFromCdn, reached, busiestHour, busiestSecond } = day;
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
  const rounded = (count: number) => Number(count.toPrecision(3));
  return {
    'visits a day': visits.toLocaleString('en'),
    places,
    'campaigns in key': ignoresCampaigns ? 'no' : 'yes',
    requests: requests.toLocaleString('en'),
    'from CDN': percent(1 - reached / requests),
    'documents from CDN': percent(documentsFromCdn / documents),
    'at the site': reached.toLocaleString('en'),
    'pages/s': rounded(busiestHour.page),
    'files/s': rounded(busiestHour.file),
    'searches/s': rounded(busiestHour.search),
    'forms/s': rounded(busiestHour.form),
    'most a second': busiestSecond,
  };
}

await withLoadedSite(async (start) => {
  const server = await start();
  const paths = await sitemapOf(server.origin)
    .then(oneOfEach)
    .then((all) => recordPages(server.origin, all))
    .finally(() => server.stop('SIGTERM'));
  const catalog = catalogOf(paths, ENTRIES);
  const bytes = paths.map(({ document, parts }) =>
    [document, ...parts].reduce((sum, part) => sum + part.bytes, 0),
  );
  console.log(
    `${paths.length} templates, ${catalog.pages.length.toLocaleString('en')} pages. Requests for a first page: ` +
      `${Math.round(paths.reduce((sum, { parts }) => sum + 1 + parts.length, 0) / paths.length)}, ` +
      `${Math.round(bytes.reduce((sum, size) => sum + size, 0) / paths.length / 1000)} KB (means).`,
  );
  console.table(
    plans.map((plan) => rowOf(plan, new SimulatedDay(catalog, plan, numbersFrom(SEED)).run())),
  );
});
