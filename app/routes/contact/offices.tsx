import { Section } from '#app/ui/section/section.tsx';
import copy from '#content/pages/contact.yaml';
import site from '#content/site.yaml';
import clocks from '#content/site.yaml?clocks';
import { OfficeCard } from './office-card.tsx';

export function Offices() {
  return (
    <Section heading={copy.offices.title}>
      <ul className="grid gap-6 md:grid-cols-2">
        {site.offices.map((office, index) => (
          <li key={office.city}>
            <OfficeCard office={office} clock={clocks[index] ?? []} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
