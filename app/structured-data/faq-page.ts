import { type JsonLdNode, type PageLocation, pageUrlOf } from './json-ld-node.ts';

interface Question {
  title: string;
  text: string;
}

export function faqPage(questions: readonly Question[], page: PageLocation): JsonLdNode {
  return {
    '@type': 'FAQPage',
    url: pageUrlOf(page),
    mainEntity: questions.map(({ title, text }) => ({
      '@type': 'Question',
      name: title,
      acceptedAnswer: { '@type': 'Answer', text },
    })),
  };
}
