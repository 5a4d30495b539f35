import { useId } from 'react';
import { ContactBlock } from '#app/forms/contact/contact-block.tsx';
import { CONTACT_FORM_ID } from '#app/forms/contact/failure-text.ts';
import { documentTitle } from '#app/metadata.ts';
import type { Copy, SectionCopy } from '#app/pack.ts';
import { useCopy, usePack } from '#app/pack-context.ts';
import { breadcrumbsOf, metaOf, webPageOf } from '#app/page-head.ts';
import { BenefitCard } from '#app/ui/cards/benefit-card.tsx';
import { CardGrid } from '#app/ui/cards/card-grid.tsx';
import { Icon, type IconName } from '#app/ui/icons/icon.tsx';
import { type PageParts, part, type SectionPlace } from '#app/ui/layout/arranged-sections.tsx';
import { HeroText } from '#app/ui/layout/hero-text.tsx';
import { NumberedSteps } from '#app/ui/layout/numbered-steps.tsx';
import { PageHero } from '#app/ui/layout/page-hero.tsx';
import { pageSections } from '#app/ui/layout/page-sections.tsx';
import { Section } from '#app/ui/layout/section.tsx';
import { ONLY, PREFER, spaceAbove } from '#app/ui/layout/section-backgrounds.ts';
import { Drawing } from '#app/ui/media/drawing.tsx';
import { ButtonLink } from '#app/ui/navigation/button.tsx';

export { contactAction as action } from '#app/forms/contact/receive-contact.ts';

export const meta = metaOf('pages/universities-and-partners');
export const structuredData = webPageOf('pages/universities-and-partners');

export default function UniversitiesPage() {
  const pack = usePack();
  const copy = useCopy('pages/universities-and-partners');
  const pageTitle = documentTitle(pack, copy.meta.title);
  const page = 'universities-and-partners';
  return pageSections({ page, copy, parts: partsOf(copy, pageTitle) });
}

const partsOf = (
  copy: Copy['pages/universities-and-partners'],
  pageTitle: string,
): PageParts<'universities-and-partners'> => ({
  hero: {
    backgrounds: PREFER.sky,
    render: () => (
      <PageHero scene={copy.scene} size="tall">
        <HeroText breadcrumbs={breadcrumbsOf(copy)} heading={copy.heading} lede={copy.lede}>
          <ButtonLink href={`#${CONTACT_FORM_ID}`} tone="action" className="w-full sm:w-auto">
            {copy.start}
          </ButtonLink>
        </HeroText>
      </PageHero>
    ),
  },
  kinds: part(copy.kinds, PREFER.paper, ({ title, lede, items }, place) => (
    <Section place={place} heading={title} lede={lede}>
      <CardGrid items={items} card={BenefitCard} width="small" />
    </Section>
  )),
  fits: part(copy.fits, PREFER.morning, (fits, place) => <Fits copy={fits} place={place} />),
  steps: part(copy.steps, PREFER.paper, (steps, place) => <Beginning copy={steps} place={place} />),
  form: {
    backgrounds: ONLY.dawn,
    render: () => <ContactBlock copy={copy.form} pageTitle={pageTitle} />,
  },
});

interface PlacedProps<Name extends 'fits' | 'steps'> {
  copy: SectionCopy<'pages/universities-and-partners', Name>;
  place: SectionPlace;
}

function Beginning({ copy, place }: PlacedProps<'steps'>) {
  const { title, drawing, items } = copy;
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={`section wrap ${drawing ? 'grid items-center gap-10 lg:grid-cols-2 lg:gap-[clamp(40px,5.6vw,72px)]' : ''} ${spaceAbove(place)}`.trim()}
    >
      <div className={drawing ? undefined : 'heading-beside'}>
        <h2 id={id} className="mb-8 text-3xl tracking-[-0.03em]">
          {title}
        </h2>
        <NumberedSteps items={items} />
      </div>
      <Drawing src={drawing} className="lg:order-first" />
    </section>
  );
}

function Fits({ copy, place }: PlacedProps<'fits'>) {
  const { title, lede, yes, no } = copy;
  return (
    <Section place={place} heading={title} lede={lede}>
      <div className="grid gap-6 lg:grid-cols-2">
        <Reasons {...yes} icon="check" iconClass="text-success" />
        <Reasons {...no} icon="x" iconClass="text-secondary-700" />
      </div>
    </Section>
  );
}

interface ReasonsProps {
  title: string;
  items: readonly string[];
  icon: IconName;
  iconClass: string;
}

function Reasons({ title, items, icon, iconClass }: ReasonsProps) {
  return (
    <div className="card rounded-panel p-6 sm:p-9">
      <h3 className="text-2xl">{title}</h3>
      <ul className="mt-5 grid gap-3">
        {items.map((item) => (
          <li key={item} className="flex gap-3">
            <Icon name={icon} size={22} className={`mt-0.5 flex-none ${iconClass}`} />
            {item}
          </li>
        ))}
      </ul>
    </div>
  );
}
