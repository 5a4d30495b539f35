import { addressOf, type PagePlace, type Thing } from './thing.ts';

interface Question {
  title: string;
  text: string;
}

/** Questions that the page answers. */
export function faqPage(questions: readonly Question[], place: PagePlace): Thing {
  return {
    '@type': 'FAQPage',
    url: addressOf(place),
    mainEntity: questions.map(({ title, text }) => ({
      '@type': 'Question',
      name: title,
      acceptedAnswer: { '@type': 'Answer', text },
    })),
  };
}
