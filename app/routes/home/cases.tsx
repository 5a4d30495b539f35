import { Section } from '#app/ui/section/section.tsx';
import { StoryCard } from '#app/ui/story-card/story-card.tsx';
import stories from '#content/case-studies.yaml';
import copy from '#content/pages/home.yaml';
import words from '#content/words.yaml';

/** Morning: three customers and what they shipped. */
export function Cases() {
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
