import { useCopy, usePack } from '#app/pack-context.ts';
import { ArrowLink } from '#app/ui/link/arrow-link.tsx';
import { Section } from '#app/ui/section/section.tsx';
import { OfficeCard } from './office-card.tsx';

/** To the pages that show the offices. */
function Links() {
  const copy = useCopy('pages/contact');
  return (
    <div className="flex flex-wrap gap-x-7 text-base">
      {copy.offices.links.map(({ title, href }) => (
        <ArrowLink key={href} href={href}>
          {title}
        </ArrowLink>
      ))}
    </div>
  );
}

export function Offices() {
  const copy = useCopy('pages/contact');
  const site = useCopy('site');
  const clocks = usePack().officeClocks;
  return (
    <Section heading={copy.offices.title} aside={<Links />}>
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
