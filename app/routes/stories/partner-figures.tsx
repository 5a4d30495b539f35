import { Section } from '#app/ui/section/section.tsx';
import type { PartnerStory } from '#contract/pages/customers.ts';

/** The rules that both work by, as numbers across the page. */
export function PartnerFigures({ infographic }: { infographic: PartnerStory['infographic'] }) {
  const { title, text, numbers } = infographic;
  return (
    <Section ground="morning" heading={title} aside={text}>
      <dl className="grid gap-x-8 gap-y-9 sm:grid-cols-2 lg:grid-cols-[repeat(auto-fit,minmax(14rem,1fr))]">
        {numbers.map(({ value, label }) => (
          <div
            key={label}
            className="flex break-inside-avoid flex-col-reverse justify-end gap-3 border-t-2 border-primary-300 pt-5"
          >
            <dt className="quiet text-pretty">{label}</dt>
            <dd className="text-4xl font-bold tracking-[-0.04em] text-primary-800">{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
