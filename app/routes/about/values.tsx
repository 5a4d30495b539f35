import { useCopy } from '#app/pack-context.ts';
import { Section } from '#app/ui/section/section.tsx';
import { ValueCard } from '#app/ui/value-card/value-card.tsx';

/** Sky and dawn lie across from each other, beside each other and below. */
const GROUNDS = ['sky', 'dawn', 'dawn', 'sky'] as const;

/** Four sentences that the company holds to. */
export function Values() {
  const copy = useCopy('pages/about');
  const { title, lede, items } = copy.values;
  return (
    <Section ground="white" heading={title} aside={lede}>
      <ul className="grid gap-6 sm:grid-cols-2">
        {items.map((item, index) => (
          <li key={item.title}>
            <ValueCard {...item} ground={GROUNDS[index] ?? 'sky'} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
