import { useCopy } from '#app/pack-context.ts';
import { Section } from '#app/ui/section/section.tsx';
import { StoryCard } from '#app/ui/story-card/story-card.tsx';

/** Morning: three customers and what they shipped. */
export function Cases() {
  const stories = useCopy('case-studies');
  const copy = useCopy('pages/home');
  const words = useCopy('words');
  const { title, lede } = copy.cases;
  if (stories.length === 0) return null;
  return (
    <Section ground="morning" heading={title} aside={lede}>
      <ul className="grid gap-6 lg:grid-cols-3">
        {stories.map((story) => (
          <li key={story.id}>
            <StoryCard story={story} link={words.story} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
