import { BenefitCard } from '#app/ui/benefit-card/benefit-card.tsx';
import { Section } from '#app/ui/section/section.tsx';
import copy from '#content/pages/cares.yaml';

/** The two that need people in work first, then the three that their wages and skills reach. */
export function Initiatives() {
  const { title, lede, items } = copy.initiatives;
  return (
    <Section ground="white" heading={title} aside={lede}>
      <ul className="grid gap-6 md:grid-cols-6">
        {items.map((item, index) => (
          <li key={item.title} className={index < 2 ? 'md:col-span-3' : 'md:col-span-2'}>
            <BenefitCard {...item} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
