import type { Examples } from '#app/examples.ts';
import type { LocalizedPack } from '#app/pack.ts';
import { StoryCard } from './story-card.tsx';

export const examples = (pack: LocalizedPack): Examples => ({
  title: 'Story card',
  examples: [
    {
      name: 'Three in a row',
      note: 'Customer stories, on the home page and the customers page.',
      element: (
        <div className="ground-morning -m-4 grid gap-6 rounded-panel p-4 sm:-m-8 sm:p-8 lg:grid-cols-3">
          {pack.copy('case-studies').map((story) => (
            <StoryCard key={story.id} {...story} />
          ))}
        </div>
      ),
    },
  ],
});
