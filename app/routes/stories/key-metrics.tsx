import copy from '#content/story-pages.yaml';
import type { StoryPage } from '#contract/pages/stories.ts';
import { StoryPart } from './story-part.tsx';

const TONES = {
  primary: 'text-primary-700',
  secondary: 'text-secondary-700',
  ink: 'text-ink',
} as const;

/** What came of it, before how. */
export function KeyMetrics({ metrics }: { metrics: StoryPage['keyMetrics'] }) {
  return (
    <StoryPart id="key-stats" title={copy.keyMetrics}>
      <dl
        className={`mt-9 grid gap-x-10 gap-y-9 sm:grid-cols-2 ${metrics.length % 3 === 0 ? 'lg:grid-cols-3' : ''}`}
      >
        {metrics.map(({ value, label, color }) => (
          <div
            key={label}
            className="flex break-inside-avoid flex-col-reverse justify-end gap-3 border-t-2 border-hairline pt-5"
          >
            <dt className="text-pretty text-ink-700">{label}</dt>
            <dd className={`text-4xl font-bold tracking-[-0.04em] ${TONES[color]}`}>{value}</dd>
          </div>
        ))}
      </dl>
    </StoryPart>
  );
}
