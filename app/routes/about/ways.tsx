import { Section } from '#app/ui/section/section.tsx';
import { WayCards } from '#app/ui/solution-card/way-cards.tsx';
import copy from '#content/pages/about.yaml';

/** What else tells of the company. */
export function Ways() {
  const { title, items } = copy.ways;
  return (
    <Section heading={title}>
      <WayCards ways={items} className="sm:grid-cols-2 lg:grid-cols-3" />
    </Section>
  );
}
