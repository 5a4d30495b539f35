import type { Questions } from '#contract/copy-parts.ts';
import { type JsonLdNode, type PageLocation, pageUrlOf } from './json-ld-node.ts';

/** The questions that a page answers, if its copy has any. */
export function faqPages(
  { questions }: { questions?: Questions | undefined },
  page: PageLocation,
): JsonLdNode[] {
  if (!questions) return [];
  const mainEntity = questions.items.map(({ title, text }) => ({
    '@type': 'Question',
    name: title,
    acceptedAnswer: { '@type': 'Answer', text },
  }));
  return [{ '@type': 'FAQPage', url: pageUrlOf(page), mainEntity }];
}
