import { Newsletter } from '#app/forms/newsletter/newsletter.tsx';
import { documentTitle, metadata } from '#app/metadata.ts';
import type { PageHandle } from '#app/page-handle.ts';
import type { MetaArgs } from '#app/page-module.ts';
import type { PageFacts } from '#app/structured-data/json-ld-node.ts';
import { webPage } from '#app/structured-data/web-page.ts';
import { FirstScreenEnd } from '#app/styles/first-screen-end.tsx';
import { HeroWords } from '#app/ui/page-hero/hero-words.tsx';
import { PageHero } from '#app/ui/page-hero/page-hero.tsx';
import { ScheduleCall } from '#app/ui/schedule-call/schedule-call.tsx';
import form from '#content/contact-form.yaml';
import copy from '#content/pages/contact.yaml';
import { Offices } from './offices.tsx';
import { Questions } from './questions.tsx';

export { contactAction as action } from '#app/forms/contact/receive-contact.ts';

export const handle: PageHandle = {
  query: ['topic'],
  accepts: { topic: form.topics.map(({ id }) => id) },
};

const TITLE = documentTitle(copy.meta.title);

export function meta(args: MetaArgs) {
  return metadata(copy.meta, args);
}

export function structuredData(page: PageFacts) {
  return [webPage(copy.meta, page, 'ContactPage')];
}

export default function ContactPage() {
  return (
    <>
      <PageHero scene={copy.scene} size="low">
        <HeroWords heading={copy.heading} lede={copy.lede} />
      </PageHero>
      <Offices />
      <FirstScreenEnd />
      <Questions pageTitle={TITLE} />
      <ScheduleCall copy={copy.schedule} />
      <Newsletter pageTitle={TITLE} />
    </>
  );
}
