/** The services of a company: their names, paths and icons. */

import type { BUILT_IN_ICONS } from '#contract/icons.ts';
import { PAGE_COPY } from '#contract/page-copy.ts';
import { searchedPages } from '#contract/searched-pages.ts';
import { slugOf } from '#contract/slug-of.ts';
import type { Answers } from './answers.ts';
import { hubOf } from './starter-facts.ts';

export interface Service {
  title: string;
  slug: string;
  icon: (typeof BUILT_IN_ICONS)[number];
}

const ICONS = [
  'sparkles',
  'hammer',
  'pen-tool',
  'search-check',
  'rocket',
  'map',
  'users',
  'key-round',
] as const satisfies readonly Service['icon'][];

/** Without a name of a service, one page is about the whole trade. */
export function servicesOf(answers: Answers): Service[] {
  const { services, trade, slug } = answers;
  const titles = services.length > 0 ? services : [trade.charAt(0).toUpperCase() + trade.slice(1)];
  const names = { slug, hub: hubOf(answers) };
  const taken = new Set([
    ...Object.keys(PAGE_COPY),
    ...searchedPages(names).map(({ path }) => path.slice(1)),
  ]);
  return titles.map((title, index) => {
    const free = freeSlug(slugOf(title) || 'service', taken);
    taken.add(free);
    return { title, slug: free, icon: ICONS[index % ICONS.length] ?? ICONS[0] };
  });
}

/** Every part of a path that is not a page's yet. */
function freeSlug(slug: string, taken: ReadonlySet<string>): string {
  if (!taken.has(slug)) return slug;
  for (let number = 2; ; number += 1) {
    if (!taken.has(`${slug}-${number}`)) return `${slug}-${number}`;
  }
}
