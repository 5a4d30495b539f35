import { useCopy } from '#app/pack-context.ts';
import type { StoryPage } from '#contract/pages/stories.ts';
import { PulledQuote } from './pulled-quote.tsx';
import { StoryPart } from './story-part.tsx';
import { StoryText } from './story-text.tsx';
import { titledText } from './titled-text.ts';

interface ChallengeProps {
  challenge: StoryPage['challengeContent'];
  eyebrow: string;
}

/** What was at stake, and what stood in the way. */
export function Challenge({ challenge, eyebrow }: ChallengeProps) {
  const copy = useCopy('story-pages');
  const { title, description, roadblocks, endparagraphs, order, showEndparagraphs } = challenge;
  const quote = <PulledQuote challenge={challenge} />;
  return (
    <StoryPart id="the-challenge" title={title} eyebrow={eyebrow}>
      {order === 'quote-first' && quote}
      <StoryText lines={description} />
      <h3 className="mt-11 text-xl break-after-avoid">{copy.roadblocks}</h3>
      <ul className="mt-5 grid gap-x-7 gap-y-8 lg:grid-cols-3">
        {roadblocks.map(titledText).map(({ title, text }) => (
          <li key={text} className="break-inside-avoid border-t-2 border-secondary-600 pt-4">
            {title && <strong className="mb-1.5 block leading-snug">{title}</strong>}
            <p className="max-w-[34rem] text-ink-700">{text}</p>
          </li>
        ))}
      </ul>
      {order === 'quote-last' && quote}
      {showEndparagraphs && endparagraphs && <StoryText lines={endparagraphs} />}
    </StoryPart>
  );
}
