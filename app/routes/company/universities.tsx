import { useId } from 'react';
import { ContactBlock } from '#app/forms/contact/contact-block.tsx';
import { CONTACT_FORM_ID } from '#app/forms/contact/failure-text.ts';
import { documentTitle } from '#app/metadata.ts';
import { useCopy, usePack } from '#app/pack-context.ts';
import { breadcrumbsOf, metaOf, webPageOf } from '#app/page-head.ts';
import { FirstScreenEnd } from '#app/styles/first-screen-end.tsx';
import { BenefitCard } from '#app/ui/cards/benefit-card.tsx';
import { CardGrid } from '#app/ui/cards/card-grid.tsx';
import { Icon, type IconName } from '#app/ui/icons/icon.tsx';
import { HeroText } from '#app/ui/layout/hero-text.tsx';
import { NumberedSteps } from '#app/ui/layout/numbered-steps.tsx';
import { PageHero } from '#app/ui/layout/page-hero.tsx';
import { Section } from '#app/ui/layout/section.tsx';
import { Drawing } from '#app/ui/media/drawing.tsx';
import { ButtonLink } from '#app/ui/navigation/button.tsx';

export { contactAction as action } from '#app/forms/contact/receive-contact.ts';

export const meta = metaOf('pages/universities-and-partners');
export const structuredData = webPageOf('pages/universities-and-partners');

export default function UniversitiesPage() {
  const pack = usePack();
  const copy = useCopy('pages/universities-and-partners');
  const { kinds, form } = copy;
  return (
    <>
      <PageHero scene={copy.scene} size="tall">
        <HeroText breadcrumbs={breadcrumbsOf(copy)} heading={copy.heading} lede={copy.lede}>
          <ButtonLink href={`#${CONTACT_FORM_ID}`} tone="action" className="w-full sm:w-auto">
            {copy.start}
          </ButtonLink>
        </HeroText>
      </PageHero>
      <Section heading={kinds.title} lede={kinds.lede}>
        <CardGrid items={kinds.items} card={BenefitCard} width="small" />
      </Section>
      <FirstScreenEnd />
      <Fits />
      <Beginning />
      <ContactBlock copy={form} pageTitle={documentTitle(pack, copy.meta.title)} />
    </>
  );
}

function Beginning() {
  const { title, drawing, items } = useCopy('pages/universities-and-partners').steps;
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={
        drawing
          ? 'section wrap grid items-center gap-10 lg:grid-cols-2 lg:gap-[clamp(40px,5.6vw,72px)]'
          : 'section wrap'
      }
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

function Fits() {
  const { title, lede, yes, no } = useCopy('pages/universities-and-partners').fits;
  return (
    <Section background="morning" heading={title} lede={lede}>
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
