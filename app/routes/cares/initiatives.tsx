import { useCopy } from '#app/pack-context.ts';
import { BenefitCard } from '#app/ui/benefit-card/benefit-card.tsx';
import { Section } from '#app/ui/section/section.tsx';

/** One and four, or two and three, so that no row has a gap. */
const PLACES = ['sm:col-span-2 md:col-span-3', 'md:col-span-3'];

/** What begins once people are in work. */
export function Initiatives() {
  const copy = useCopy('pages/cares');
  const { title, lede, items } = copy.initiatives;
  return (
    <Section ground="white" heading={title} aside={lede}>
      <ul className="grid gap-6 sm:grid-cols-2 md:grid-cols-6">
        {items.map((item, index) => (
          <li key={item.title} className={PLACES[index] ?? 'md:col-span-2'}>
            <BenefitCard {...item} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
