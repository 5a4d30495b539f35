import type { StoryPage } from '#contract/pages/stories.ts';
import { StoryPart } from './story-part.tsx';
import { titledText } from './titled-text.ts';

interface ResultsProps {
  results: NonNullable<StoryPage['resultsContent']>;
  eyebrow: string;
}

const TONES = {
  primary: 'text-primary-300',
  secondary: 'text-secondary-300',
  ink: 'text-white',
} as const;

/** The results on a dark panel, with a faint figure as a watermark below them. */
export function Results({ results, eyebrow }: ResultsProps) {
  const { title, description, outcomes, subtitle, measureableOutcomes, summary } = results;
  const tone = `${TONES[results.divacsColor ?? 'primary']} print:text-ink`;
  return (
    <StoryPart id="the-results" title={title} eyebrow={eyebrow} panel="deep">
      {results.showDescription && description && (
        <p className="quiet mt-5 max-w-[37rem] text-lg">{description}</p>
      )}
      <ul className="mt-8 grid gap-x-7 gap-y-6 lg:grid-cols-3">
        {outcomes.map(titledText).map(({ title, text }) => (
          <li key={text} className="break-inside-avoid">
            {title && <strong className="mb-1.5 block leading-snug">{title}</strong>}
            <p className="quiet max-w-[34rem]">{text}</p>
          </li>
        ))}
      </ul>
      <h3 className="mt-11 text-xl break-after-avoid">{subtitle}</h3>
      <dl className="mt-4 border-y border-white/20 print:border-hairline">
        {measureableOutcomes.map(titledText).map(({ title, text }) => (
          <div
            key={text}
            className="grid break-inside-avoid gap-x-8 gap-y-0.5 border-white/20 py-4 not-first:border-t sm:grid-cols-[11rem_1fr] print:border-hairline"
          >
            <dt className={`font-bold ${tone}`}>{title}</dt>
            <dd className="quiet max-w-[34rem]">{text}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <p className="quiet max-w-[30rem] flex-[1_1_16rem] text-sm">{summary}</p>
        {results.watermarkText && (
          <span
            aria-hidden="true"
            className={`no-print max-sm:hidden text-[clamp(3.5rem,7vw,5.5rem)] leading-none font-bold tracking-[-0.05em] whitespace-nowrap opacity-20 select-none ${tone}`}
          >
            {results.watermarkText}
          </span>
        )}
      </div>
    </StoryPart>
  );
}
