import { Figures } from '#app/ui/figures/figures.tsx';
import type { StoryPage } from '#contract/pages/stories.ts';
import { StoryPart } from './story-part.tsx';

interface KeyMetricsProps {
  title: string;
  metrics: StoryPage['keyMetrics'];
}

/** What came of it, before how. */
export function KeyMetrics({ title, metrics }: KeyMetricsProps) {
  const columns = metrics.length % 3 === 0 ? 'lg:grid-cols-3' : '';
  return (
    <StoryPart id="key-stats" title={title}>
      <Figures items={metrics} className={`mt-9 sm:grid-cols-2 ${columns}`} />
    </StoryPart>
  );
}
