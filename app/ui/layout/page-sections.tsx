import type { ReactElement } from 'react';
import { FirstScreenEnd } from '#app/styles/first-screen-end.tsx';
import { type SectionedCopy, type SectionedPage, sectionsOf } from '#contract/page-sections.ts';
import { arrangeSections, type PageParts } from './arranged-sections.tsx';

/** The top of the page, and the section below it. */
const FIRST_SCREEN = 2;

interface PageSectionsProps<Page extends SectionedPage> {
  page: Page;
  copy: SectionedCopy<Page>;
  parts: PageParts<Page>;
}

/** The sections that a page has, in the order of its copy. A page returns them as its elements. */
export function pageSections<Page extends SectionedPage>(
  props: PageSectionsProps<Page>,
): ReactElement[] {
  const { page, copy, parts } = props;
  const sections = arrangeSections(sectionsOf(page, copy), parts);
  // The last element extends behind the footer, so it has to be a section.
  const end = Math.max(1, Math.min(FIRST_SCREEN, sections.length - 1));
  return [
    ...sections.slice(0, end),
    <FirstScreenEnd key="first-screen-end" />,
    ...sections.slice(end),
  ];
}
