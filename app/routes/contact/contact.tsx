import { Newsletter } from '#app/forms/newsletter/newsletter.tsx';
import { documentTitle, metadata } from '#app/metadata.ts';
import type { LocalizedPack } from '#app/pack.ts';
import { useCopy, usePack } from '#app/pack-context.ts';
import type { PageHandle } from '#app/page-handle.ts';
import type { MetaArgs } from '#app/page-module.ts';
import type { PageFacts } from '#app/structured-data/json-ld-node.ts';
import { webPage } from '#app/structured-data/web-page.ts';
import { FirstScreenEnd } from '#app/styles/first-screen-end.tsx';
import { HeroWords } from '#app/ui/page-hero/hero-words.tsx';
import { PageHero } from '#app/ui/page-hero/page-hero.tsx';
import { ScheduleCall } from '#app/ui/schedule-call/schedule-call.tsx';
import { Offices } from './offices.tsx';
import { Questions } from './questions.tsx';

export { contactAction as action } from '#app/forms/contact/receive-contact.ts';

export const handle = (pack: LocalizedPack): PageHandle => ({
  query: ['topic'],
  accepts: { topic: pack.copy('contact-form').topics.map(({ id }) => id) },
});

const titleOf = (pack: LocalizedPack) => documentTitle(pack, pack.copy('pages/contact').meta.title);

export function meta(args: MetaArgs) {
  const copy = args.pack.copy('pages/contact');
  return metadata(copy.meta, args);
}

export function structuredData(page: PageFacts) {
  const copy = page.pack.copy('pages/contact');
  return [webPage(copy.meta, page, 'ContactPage')];
}

export default function ContactPage() {
  const pack = usePack();
  const copy = useCopy('pages/contact');
  return (
    <>
      <PageHero scene={copy.scene} size="low">
        <HeroWords heading={copy.heading} lede={copy.lede} />
      </PageHero>
      <Offices />
      <FirstScreenEnd />
      <Questions pageTitle={titleOf(pack)} />
      <ScheduleCall copy={copy.schedule} />
      <Newsletter pageTitle={titleOf(pack)} />
    </>
  );
}
