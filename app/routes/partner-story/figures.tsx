import { Figures } from '#app/ui/figures/figures.tsx';
import { Section } from '#app/ui/section/section.tsx';
import type { PartnerStory } from '#contract/pages/partner-stories.ts';

/** The rules that both work by, as numbers across the page. */
export function PartnerFigures({ infographic }: { infographic: PartnerStory['infographic'] }) {
  const { title, text, numbers } = infographic;
  return (
    <Section ground="morning" heading={title} aside={text}>
      <Figures
        items={numbers}
        className="sm:grid-cols-2 lg:grid-cols-[repeat(auto-fit,minmax(14rem,1fr))]"
      />
    </Section>
  );
}
