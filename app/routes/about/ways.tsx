import { useCopy } from '#app/pack-context.ts';
import { Section } from '#app/ui/section/section.tsx';
import { WayCards } from '#app/ui/solution-card/way-cards.tsx';

/** What else tells of the company. */
export function Ways() {
  const copy = useCopy('pages/about');
  const { title, items } = copy.ways;
  return (
    <Section heading={title}>
      <WayCards ways={items} className="sm:grid-cols-2 lg:grid-cols-3" />
    </Section>
  );
}
