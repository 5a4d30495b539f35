/**
 * The model of a day's visitors. Each number is an assumption, chosen so that the site has rather
 * more work than less: many short visits, many entries that few people read, many places.
 */

/** Share of the day's visits in each hour, UTC: evenings in Kathmandu, office hours in the USA. */
const HOURS = [3, 4, 4, 5, 5, 4, 4, 4, 5, 6, 6, 6, 6, 7, 8, 8, 7, 6, 5, 4, 3, 3, 3, 3] as const;
const HOURS_SUM = HOURS.reduce<number>((sum, share) => sum + share, 0);

/** Probability that a visitor opens another page. */
export const GOES_ON = 2 / 3;
/** Seconds that a visitor stays on a page. */
export const STAY = 40;
/** Share of visitors whose browser has the site's files. */
export const RETURNING = 0.3;
/** Prefetched documents that are never opened, for each page that is opened. */
export const FETCHED_AHEAD = 0.5;
/** Share of visits with a search whose words occur in no other search. */
export const SEARCHING = 0.05;
/** Share of visits that end with a form. 1 % of 10 million a day are 3 million forms a month. */
export const WRITING = 0.01;
/** Share of visits that begin at a URL with a campaign's identifier, such as `gclid`. */
export const FROM_CAMPAIGN = 0.1;
/** Share of pages that are the home page; the others follow Zipf's law. */
export const HOME = 0.25;
/** Times a day at which staff publish something. */
export const PUBLICATIONS = 40;

/** Visits in a second of the day. */
export const visitsIn = (second: number, visitsInDay: number): number =>
  (visitsInDay * (HOURS[Math.floor(second / 3600) % 24] ?? 0)) / HOURS_SUM / 3600;
