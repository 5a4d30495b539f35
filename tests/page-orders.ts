/** The lists of sections that one change of an editor makes: a section left out, or moved. */
import { PAGE_SECTIONS, type SectionedPage, sectionMistakes } from '#contract/page-sections.ts';
import { numbersFrom } from './numbers-from.ts';

export interface PageOrder {
  /** What the editor changed: `without why`, `cases before why`. */
  change: string;
  ids: string[];
}

/** @param shown the sections that the page shows */
export function changedOrders(page: SectionedPage, shown: readonly string[]): PageOrder[] {
  const sections = PAGE_SECTIONS[page].filter(({ id }) => shown.includes(id));
  const ids = [...shown];
  const optional = sections.filter(({ isOptional }) => isOptional).map(({ id }) => id);
  const omissions = optional.map((id) => ({
    change: `without ${id}`,
    ids: ids.filter((other) => other !== id),
  }));
  const moves = sections
    .filter(({ isMovable }) => isMovable)
    .flatMap(({ id }) => movesOf(ids, id))
    .filter((order) => sectionMistakes(page, order.ids).length === 0);
  const nothingOptional = {
    change: 'without anything optional',
    ids: ids.filter((id) => !optional.some((other) => other === id)),
  };
  return [{ change: 'as it is', ids }, ...omissions, ...moves, nothingOptional];
}

function movesOf(ids: readonly string[], id: string): PageOrder[] {
  const others = ids.filter((other) => other !== id);
  return others.map((other, index) => ({
    change: `${id} before ${other}`,
    ids: [...others.slice(0, index), id, ...others.slice(index)],
  }));
}

/** A page as another company might have it: some sections, in another order. */
export interface PageVariant {
  name: string;
  /** Left out of the page's file. */
  withoutCopy: string[];
  /** The list of sections; undefined for the default order. */
  ids: string[] | undefined;
}

/** Random variants, the same in each run. @param seed any text */
export function pageVariants(
  page: SectionedPage,
  shown: readonly string[],
  { seed, count }: { seed: string; count: number },
): PageVariant[] {
  const random = numbersFrom(seedOf(seed));
  const sections = PAGE_SECTIONS[page].filter(({ id }) => shown.includes(id));
  return Array.from({ length: count }, (_, index) => {
    const left = sections.filter(({ isOptional }) => !isOptional || random() < 0.6);
    const withoutCopy = sections.filter((section) => !left.includes(section)).map(({ id }) => id);
    const inGroup = (group: string) => left.filter((section) => section.group === group);
    const ids = ['top', 'body', 'wide', 'end']
      .flatMap((group) => shuffledIfMovable(inGroup(group), random))
      .map(({ id }) => id);
    return { name: `variant ${index + 1}`, withoutCopy, ids: index % 2 === 0 ? ids : undefined };
  });
}

function shuffledIfMovable<Section extends { isMovable: boolean }>(
  sections: readonly Section[],
  random: () => number,
): Section[] {
  if (!sections.every(({ isMovable }) => isMovable)) return [...sections];
  return sections
    .map((section) => ({ section, rank: random() }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ section }) => section);
}

const seedOf = (text: string): number =>
  [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7);
