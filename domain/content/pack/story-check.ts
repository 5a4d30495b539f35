/** Whether customers' stories and their cards agree: each has the other. */
import type { CaseStudy } from '#contract/collections.ts';
import { PAGE_COPY } from '#contract/page-copy.ts';
import type { CrossProblem } from './package-check.ts';

const CARDS = 'case-studies.yaml';
const STORY = /^pages\/stories\/([a-z0-9-]+)\.yaml$/;

/**
 * What one file says against another. A file with mistakes of its own is not asked.
 * @param files path below the content folder to what was read, nothing where that went wrong
 */
export function storyProblems(files: ReadonlyMap<string, unknown>): CrossProblem[] {
  const cards = files.get(CARDS) as CaseStudy[] | undefined;
  if (!cards) return [];
  const slugs = [...files.keys()].flatMap((file) => STORY.exec(file)?.[1] ?? []);
  return [
    ...cards.flatMap(({ route }, position) =>
      slugs.includes(route.slice(1))
        ? []
        : [
            {
              file: CARDS,
              path: [position, 'route'],
              message: `pages/stories${route}.yaml is missing`,
            },
          ],
    ),
    ...slugs.flatMap((slug) => {
      const problem = (message: string) => ({
        file: `pages/stories/${slug}.yaml`,
        path: [],
        message,
      });
      return [
        ...(cards.some(({ route }) => route === `/${slug}`)
          ? []
          : [problem(`${CARDS} has no card that leads to /${slug}`)]),
        ...(slug in PAGE_COPY ? [problem(`another page is at /${slug}`)] : []),
      ];
    }),
  ];
}
