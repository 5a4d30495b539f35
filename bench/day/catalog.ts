/** The answers of a site with many entries, from one recorded page of each template. */
import type { RecordedAnswer, RecordedPage } from './recorded-pages.ts';

export interface CatalogAnswer extends RecordedAnswer {
  /** Bit masks of the templates that have it; none for a picture of one entry. */
  templates: [number, number];
  /** Has the tag that publications purge. */
  isPurged: boolean;
}

export interface CatalogPage {
  /** Number of its answer. */
  document: number;
  parts: number[];
  template: number;
}

export interface Catalog {
  answers: CatalogAnswer[];
  /** The home page is first. */
  pages: CatalogPage[];
}

/** Templates of which a site has many entries. */
const ENTRY =
  /^\/(?:talents-on-demand|blogs-and-insights|customers|whitepapers|events|trainings)\/./;

export const MAX_TEMPLATES = 64;

/** @param copies number of entries of each kind */
export function catalogOf(recorded: readonly RecordedPage[], copies: number): Catalog {
  if (recorded.length > MAX_TEMPLATES) throw new Error(`More than ${MAX_TEMPLATES} templates`);
  const answers: CatalogAnswer[] = [];
  const numbers = new Map<string, number>();
  const numberOf = (answer: RecordedAnswer, url: string, isPurged: boolean) => {
    const known = numbers.get(url) ?? answers.push({ ...answer, templates: [0, 0], isPurged }) - 1;
    numbers.set(url, known);
    return known;
  };
  const pages = recorded.flatMap(({ path, document, parts }, template) => {
    const count = ENTRY.test(path) ? copies : 1;
    return Array.from({ length: count }, (_, copy): CatalogPage => {
      const suffix = copy === 0 ? '' : `#${copy}`;
      const files = parts.map((part) => {
        // Each entry has pictures that only its own pages show.
        const isOwn = copy > 0 && part.url.startsWith('/media/');
        const number = numberOf(part, part.url + (isOwn ? suffix : ''), false);
        const { templates } = answers[number] as CatalogAnswer;
        if (!isOwn) templates[template < 32 ? 0 : 1] |= 1 << (template % 32);
        return number;
      });
      return { document: numberOf(document, path + suffix, true), parts: files, template };
    });
  });
  return { answers, pages: interleaved(pages) };
}

/** The pages in another order, in which entries of all kinds are popular, behind the first page. */
function interleaved([home, ...others]: CatalogPage[]): CatalogPage[] {
  const byTemplate = [...Map.groupBy(others, ({ template }) => template).values()];
  const longest = Math.max(0, ...byTemplate.map(({ length }) => length));
  const rows = Array.from({ length: longest }, (_, n) => byTemplate.map((pages) => pages[n]));
  return [home, ...rows.flat()].filter((page) => page !== undefined);
}
