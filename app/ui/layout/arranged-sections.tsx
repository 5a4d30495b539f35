import { Fragment, type ReactElement } from 'react';
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

/**
 * Renders sections in the order of `ids`, with backgrounds that differ between neighbors. It returns
 * a flat list, because React derives the ids of elements from their positions.
 */
export function arrangeSections<Id extends string, Background extends SectionBackground>(
  ids: readonly Id[],
  sections: Readonly<Record<Id, ArrangedSection<Background>>>,
): ReactElement[] {
  const backgrounds = chooseBackgrounds(ids.map((id) => sections[id].backgrounds));
  return ids.map((id, index) => {
    const place = {
      background: backgrounds[index] ?? sections[id].backgrounds[0],
      previous: backgrounds[index - 1],
      next: backgrounds[index + 1],
    };
    return <Fragment key={id}>{sections[id].render(place)}</Fragment>;
  });
}
