/** The lists of sections that one change of an editor makes: a section left out, or moved. */
import { PAGE_SECTIONS, type SectionedPage, sectionMistakes } from '#contract/page-sections.ts';

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
