import type { StoryPage } from '#contract/pages/stories.ts';

const GROUNDS = {
  morning: 'ground-morning',
  dawn: 'ground-dawn',
  night: 'on-night bg-night text-white',
} as const;

/** What somebody said about it, large. */
export function PulledQuote({ challenge }: { challenge: StoryPage['challengeContent'] }) {
  const { quote, quoteAuthor, quoteBackgroundColor, showQuote, showQuoteAuthor } = challenge;
  if (!showQuote || !quote) return null;
  return (
    <figure
      className={`mt-9 break-inside-avoid rounded-panel p-6 sm:p-9 lg:p-12 print:mt-6 printed ${GROUNDS[quoteBackgroundColor]}`}
    >
      <blockquote className="quoted text-2xl leading-tight font-medium tracking-[-0.02em] text-balance">
        <p>{quote}</p>
      </blockquote>
      {showQuoteAuthor && quoteAuthor && (
        <figcaption className="quiet mt-5 text-sm">{quoteAuthor}</figcaption>
      )}
    </figure>
  );
}
