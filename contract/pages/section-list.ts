/** The schema of a page whose sections can be left out and moved. */
import * as z from 'zod/mini';
import {
  PAGE_SECTIONS,
  type SectionedPage,
  type SectionId,
  sectionMistakes,
  sectionsWithoutCopy,
} from '#contract/page-sections.ts';

/** Without the list, the page shows all of its sections in their default order. */
function sectionList<Page extends SectionedPage>(page: Page) {
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

/**
 * The schema of a page's copy, with `sections`: the list of its sections in the order in which it
 * shows them.
 * @param shape the copy of its sections, and what belongs to the whole page
 */
export function sectionedCopy<
  Page extends SectionedPage,
  Shape extends Readonly<Record<string, z.ZodMiniType>>,
>(page: Page, shape: Shape) {
  return z.strictObject({ ...shape, sections: sectionList(page) }).check((copy) => {
    const { sections } = copy.value as { sections?: SectionId<Page>[] };
    for (const { index, message } of sectionsWithoutCopy(
      page,
      copy.value as { sections?: typeof sections },
    )) {
      copy.issues.push({
        code: 'custom',
        input: sections,
        path: ['sections', index ?? 0],
        message,
      });
    }
  });
}
