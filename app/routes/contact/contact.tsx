import { ContactForm } from '#app/forms/contact/contact-form.tsx';
import { Newsletter } from '#app/forms/newsletter/newsletter.tsx';
import { documentTitle } from '#app/metadata.ts';
import type { LocalizedPack } from '#app/pack.ts';
import { useCopy, usePack } from '#app/pack-context.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { metaOf } from '#app/page-head.ts';
import type { PageFacts } from '#app/structured-data/json-ld-node.ts';
import { webPage } from '#app/structured-data/web-page.ts';
import { FirstScreenEnd } from '#app/styles/first-screen-end.tsx';
import { Grid } from '#app/ui/cards/card-grid.tsx';
import { HeroText } from '#app/ui/layout/hero-text.tsx';
import { PageHero } from '#app/ui/layout/page-hero.tsx';
import { ScheduleCall } from '#app/ui/layout/schedule-call.tsx';
import { Section } from '#app/ui/layout/section.tsx';
import { ArrowLink } from '#app/ui/navigation/arrow-link.tsx';
import { Bullets } from '#app/ui/text/paragraphs.tsx';
import { CONTACT_FIELDS } from '#contract/contact-rules.ts';
import { OfficeCard } from './office-card.tsx';

export { contactAction as action } from '#app/forms/contact/receive-contact.ts';

export const handle = (pack: LocalizedPack): PageHandle => ({
  query: ['topic'],
  accepts: { topic: pack.copy('contact-form').topics.map(({ id }) => id) },
});

export const meta = metaOf('pages/contact');

export function structuredData(page: PageFacts) {
  const copy = page.pack.copy('pages/contact');
  return [webPage(copy.meta, page, 'ContactPage')];
}

/** Target of the hero's button. */
const FORM_ID = 'questions';

export default function ContactPage() {
  const copy = useCopy('pages/contact');
  const title = documentTitle(usePack(), copy.meta.title);
  return (
    <>
      <PageHero scene={copy.scene} size="low">
        <HeroText
          heading={copy.heading}
          lede={copy.lede}
          action={{ title: copy.write, href: `#${FORM_ID}` }}
        />
      </PageHero>
      <Offices />
      <FirstScreenEnd />
      <Questions pageTitle={title} />
      <ScheduleCall copy={copy.schedule} />
      <Newsletter pageTitle={title} />
    </>
  );
}

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

function Offices() {
  const copy = useCopy('pages/contact');
  const site = useCopy('site');
  const clocks = usePack().officeClocks;
  if (site.offices.length === 0) return null;
  return (
    <Section heading={copy.offices.title} aside={<Links />}>
      <Grid
        items={site.offices.map((office, index) => ({
          key: office.city,
          content: <OfficeCard office={office} clock={clocks[index] ?? []} />,
        }))}
      />
    </Section>
  );
}

function Questions({ pageTitle }: { pageTitle: string }) {
  const { title, lede, next } = useCopy('pages/contact').questions;
  return (
    <section aria-labelledby={FORM_ID} className="section ground-morning">
      <div className="wrap grid items-start gap-x-14 gap-y-9 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <div className="lg:sticky lg:top-10">
          <h2 id={FORM_ID} className="text-3xl tracking-[-0.03em]">
            {title}
          </h2>
          <p className="quiet mt-4 max-w-160 text-lg">{lede}</p>
          <Bullets texts={next} className="mt-6" />
        </div>
        <ContactForm labelledBy={FORM_ID} pageTitle={pageTitle} fields={CONTACT_FIELDS} />
      </div>
    </section>
  );
}
