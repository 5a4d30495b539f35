import { useCopy } from '#app/pack-context.ts';
import { FoldedContents } from '#app/ui/table-of-contents/folded-contents.tsx';
import { TableOfContents } from '#app/ui/table-of-contents/table-of-contents.tsx';
import type { StoryPage, StoryPartId } from '#contract/pages/stories.ts';
import { Challenge } from './challenge.tsx';
import { Founder } from './founder.tsx';
import { Impact } from './impact.tsx';
import { KeyMetrics } from './key-metrics.tsx';
import { Results } from './results.tsx';
import { Solution } from './solution.tsx';
import { Talents } from './talents.tsx';

/** The story as it is read, beside its contents. */
export function StoryColumns({ story }: { story: StoryPage }) {
  const copy = useCopy('story-pages');
  const items = story.tocSections.map(({ title, link }) => ({ id: link.slice(1), title }));
  const called = (part: StoryPartId) => items.find(({ id }) => id === part)?.title ?? '';
  const { talentTestimonialContent: talents, customerTestimonialContent: founder } = story;
  return (
    <div className="section wrap grid gap-x-18 gap-y-9 pt-8 lg:grid-cols-[13rem_minmax(0,1fr)] lg:pt-22 print:block print:py-0">
      <FoldedContents label={copy.contents} items={items} />
      <div className="no-print self-start max-lg:hidden lg:sticky lg:top-8">
        <TableOfContents label={copy.contents} items={items} />
      </div>
      <div>
        <KeyMetrics title={called('key-stats')} metrics={story.keyMetrics} />
        <Challenge challenge={story.challengeContent} eyebrow={called('the-challenge')} />
        <Solution solution={story.solutionContent} eyebrow={called('the-solution')} />
        <Results results={story.resultsContent} eyebrow={called('the-results')} />
        <Impact impact={story.impactContent} eyebrow={called('impact')} />
        {talents && <Talents voices={talents} eyebrow={called('testimonial')} />}
        {founder && <Founder voice={founder} eyebrow={called('founder-testimonial')} />}
      </div>
    </div>
  );
}
