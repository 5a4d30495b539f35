import { useCopy } from '#app/pack-context.ts';
import { Carousel } from '#app/ui/carousel/carousel.tsx';
import { storyColumns } from '#app/ui/carousel/columns.ts';
import { TestimonialCard } from '#app/ui/carousel/testimonial-carousel.tsx';
import { Portrait } from '#app/ui/media/portrait.tsx';
import { CollapsedContents } from '#app/ui/navigation/collapsed-contents.tsx';
import { ExternalLink } from '#app/ui/navigation/external-link.tsx';
import { TableOfContents } from '#app/ui/navigation/table-of-contents.tsx';
import type { StoryPage, StoryPartId } from '#contract/pages/stories.ts';
import { Figures } from './figures.tsx';
import { Impact } from './impact.tsx';
import { Results } from './results.tsx';
import { Solution } from './solution.tsx';
import { StoryPart, StoryText } from './story-part.tsx';
import { titledText } from './titled-text.ts';

export function StoryColumns({ story }: { story: StoryPage }) {
  const copy = useCopy('story-pages');
  const items = story.tocSections.map(({ title, link }) => ({ id: link.slice(1), title }));
  const titleOf = (part: StoryPartId) => items.find(({ id }) => id === part)?.title ?? '';
  const { keyMetrics: metrics, challengeContent: challenge, solutionContent: solution } = story;
  const { resultsContent: results, impactContent: impact } = story;
  const { talentTestimonialContent: talents, customerTestimonialContent: founder } = story;
  return (
    <div className="section wrap grid gap-x-18 gap-y-9 pt-8 lg:grid-cols-[13rem_minmax(0,1fr)] lg:pt-22 print:block print:py-0">
      <CollapsedContents label={copy.contents} items={items} />
      <div className="no-print self-start max-lg:hidden lg:sticky lg:top-8">
        <TableOfContents label={copy.contents} items={items} />
      </div>
      <div>
        {metrics && <KeyMetrics title={titleOf('key-stats')} metrics={metrics} />}
        {challenge && <Challenge challenge={challenge} eyebrow={titleOf('the-challenge')} />}
        {solution && <Solution solution={solution} eyebrow={titleOf('the-solution')} />}
        {results && <Results results={results} eyebrow={titleOf('the-results')} />}
        {impact && <Impact impact={impact} eyebrow={titleOf('impact')} />}
        {talents && <Talents voices={talents} eyebrow={titleOf('testimonial')} />}
        {founder && <Founder voice={founder} eyebrow={titleOf('founder-testimonial')} />}
      </div>
    </div>
  );
}

interface ChallengeProps {
  challenge: NonNullable<StoryPage['challengeContent']>;
  eyebrow: string;
}

function Challenge({ challenge, eyebrow }: ChallengeProps) {
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

interface FounderProps {
  voice: NonNullable<StoryPage['customerTestimonialContent']>;
  eyebrow: string;
}

function Founder({ voice, eyebrow }: FounderProps) {
  const copy = useCopy('story-pages');
  const { name, title, message, image, linkedin } = voice.testimonial;
  return (
    <StoryPart id="founder-testimonial" title={voice.title} eyebrow={eyebrow} panel="dawn">
      <figure className="mt-9 grid gap-x-9 gap-y-6 sm:grid-cols-[minmax(0,13rem)_1fr] sm:grid-rows-[auto_1fr] print:block">
        <div className="no-print sm:row-span-2">
          <Portrait name={name} image={image} size="large" />
        </div>
        <blockquote className="quoted text-2xl leading-tight font-medium tracking-[-0.02em]">
          <p>{message}</p>
        </blockquote>
        <figcaption className="leading-snug print:mt-6">
          <strong className="block">{name}</strong>
          <span className="quiet block text-sm">{title}</span>
          {linkedin && (
            <ExternalLink href={linkedin} className="no-print mt-2 text-primary-900">
              {copy.profile}
              <span className="sr-only">: {name}</span>
            </ExternalLink>
          )}
        </figcaption>
      </figure>
    </StoryPart>
  );
}

interface KeyMetricsProps {
  title: string;
  metrics: NonNullable<StoryPage['keyMetrics']>;
}

function KeyMetrics({ title, metrics }: KeyMetricsProps) {
  const columns = metrics.length % 3 === 0 ? 'lg:grid-cols-3' : '';
  return (
    <StoryPart id="key-stats" title={title}>
      <Figures items={metrics} className={`mt-9 sm:grid-cols-2 ${columns}`} />
    </StoryPart>
  );
}

const BACKGROUNDS = {
  morning: 'ground-morning',
  dawn: 'ground-dawn',
  night: 'on-night bg-night text-white',
} as const;

function PulledQuote({ challenge }: Pick<ChallengeProps, 'challenge'>) {
  const {
    quote,
    quoteAuthor,
    quoteBackgroundColor = 'morning',
    showQuote,
    showQuoteAuthor,
  } = challenge;
  if (!showQuote || !quote) return null;
  return (
    <figure
      className={`mt-9 break-inside-avoid rounded-panel p-6 sm:p-9 lg:p-12 print:mt-6 printed ${BACKGROUNDS[quoteBackgroundColor]}`}
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

interface TalentsProps {
  voices: NonNullable<StoryPage['talentTestimonialContent']>;
  eyebrow: string;
}

function Talents({ voices: { title, testimonials }, eyebrow }: TalentsProps) {
  const copy = useCopy('story-pages');
  const labels = useCopy('labels');
  return (
    <StoryPart id="testimonial" title={title} eyebrow={eyebrow}>
      <div className="mt-9">
        <Carousel
          label={copy.voices}
          slides={testimonials.map((voice) => ({
            id: voice.name,
            content: <TestimonialCard voice={voice} />,
          }))}
          columns={storyColumns}
          labels={labels}
        />
      </div>
    </StoryPart>
  );
}
