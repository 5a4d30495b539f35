import { Fragment, type ReactElement } from 'react';
import type { SectionedPage, SectionId } from '#contract/page-sections.ts';
import { chooseBackgrounds, type SectionBackground } from './section-backgrounds.ts';

/** Where a section is on its page. */
export interface SectionPlace<Background extends SectionBackground = SectionBackground> {
  background: Background;
  /** Background of the section before it; undefined for the first one. */
  previous: Background | undefined;
  /** Background of the section after it; undefined for the last one. */
  next: Background | undefined;
}

export interface ArrangedSection<Background extends SectionBackground = SectionBackground> {
  /** The backgrounds that it can have, in order of preference. */
  backgrounds: readonly [Background, ...Background[]];
  render: (place: SectionPlace<Background>) => ReactElement;
}

/** The sections of a page; undefined for those that it does not have. */
export type PageParts<Page extends SectionedPage> = Readonly<
  Record<SectionId<Page>, ArrangedSection | undefined>
>;

/**
 * A section that is on the page if its copy is.
 * @param backgrounds the ones that it can have, in order of preference
 */
export const part = <Copy,>(
  copy: Copy | undefined,
  backgrounds: ArrangedSection['backgrounds'],
  render: (copy: Copy, place: SectionPlace) => ReactElement,
): ArrangedSection | undefined =>
  copy === undefined ? undefined : { backgrounds, render: (place) => render(copy, place) };

/**
 * Renders sections in the order of `ids`, with backgrounds that differ between neighbors. It returns
 * a flat list, because React derives the ids of elements from their positions.
 * @param sections undefined for those that the page does not have
 */
export function arrangeSections<Id extends string, Background extends SectionBackground>(
  ids: readonly Id[],
  sections: Readonly<Record<Id, ArrangedSection<Background> | undefined>>,
): ReactElement[] {
  const shown = ids.flatMap((id) => {
    const section = sections[id];
    return section ? [{ id, section }] : [];
  });
  const backgrounds = chooseBackgrounds(shown.map(({ section }) => section.backgrounds));
  return shown.map(({ id, section }, index) => {
    const place = {
      background: backgrounds[index] ?? section.backgrounds[0],
      previous: backgrounds[index - 1],
      next: backgrounds[index + 1],
    };
    return <Fragment key={id}>{section.render(place)}</Fragment>;
  });
}
