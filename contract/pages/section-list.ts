/** The schema of `sections`, the list of a page's sections in the order in which it shows them. */
import * as z from 'zod/mini';
import {
  PAGE_SECTIONS,
  type SectionedPage,
  type SectionId,
  sectionMistakes,
} from '#contract/page-sections.ts';

/** Without the list, the page shows all of its sections in their default order. */
export function sectionList<Page extends SectionedPage>(page: Page) {
  const ids = PAGE_SECTIONS[page].map(({ id }) => id) as SectionId<Page>[];
  return z.optional(
    z.array(z.enum(ids)).check((list) => {
      for (const { index, message } of sectionMistakes(page, list.value)) {
        const path = index === undefined ? [] : [index];
        list.issues.push({ code: 'custom', input: list.value, path, message });
      }
    }),
  );
}
