import { Section } from '#app/ui/section/section.tsx';
import type { PartnerStory } from '#contract/pages/partner-stories.ts';

/** What customers ask first. */
export function PartnerInfo({
  moreInfo: { title, tiles },
}: {
  moreInfo: PartnerStory['moreInfo'];
}) {
  return (
    <Section ground="white" heading={title}>
      <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {tiles.map(({ title, description }) => (
          <li key={title} className="card break-inside-avoid p-5 sm:p-7">
            <h3 className="text-xl">{title}</h3>
            <p className="quiet mt-3">{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
