import { useId } from 'react';
import { useCopy } from '#app/pack-context.ts';
import { HeadingGroup } from '#app/ui/heading-group/heading-group.tsx';
import { ArrowLink } from '#app/ui/link/arrow-link.tsx';
import { StoryCard } from '#app/ui/story-card/story-card.tsx';

/** The other stories; `current` is the URL of the one that is read. */
export function MoreStories({ current }: { current: string }) {
  const stories = useCopy('case-studies');
  const copy = useCopy('story-pages');
  const words = useCopy('words');
  const id = useId();
  const { title, text, all } = copy.more;
  const others = stories.filter(({ route }) => route !== current);
  if (others.length === 0) return null;
  return (
    <section aria-labelledby={id} className="no-print section bg-white">
      <div className="wrap grid gap-x-6 gap-y-9 lg:grid-cols-3">
        <div>
          <HeadingGroup id={id} heading={title} lede={text} />
          <ArrowLink href={all.href} className="mt-4">
            {all.title}
          </ArrowLink>
        </div>
        <ul className="grid gap-6 lg:col-span-2 lg:grid-cols-2">
          {others.map((story) => (
            <li key={story.id}>
              <StoryCard story={story} link={words.story} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
