import { ContactBlock } from '#app/forms/contact/contact-block.tsx';
import { documentTitle, metadata } from '#app/metadata.ts';
import type { PageHandle } from '#app/page-handle.ts';
import type { MetaArgs } from '#app/page-module.ts';
import { breadcrumbList } from '#app/structured-data/breadcrumb-list.ts';
import type { PageFacts } from '#app/structured-data/json-ld-node.ts';
import { webPage } from '#app/structured-data/web-page.ts';
import { FirstScreenEnd } from '#app/styles/first-screen-end.tsx';
import { ClaimRow } from '#app/ui/claim/claim-row.tsx';
import { HeroWords } from '#app/ui/page-hero/hero-words.tsx';
import { PageHero } from '#app/ui/page-hero/page-hero.tsx';
import { Section } from '#app/ui/section/section.tsx';
import copy from '#content/pages/press.yaml';
import { InShort } from './in-short.tsx';
import { Logos } from './logos.tsx';
import { Pictures } from './pictures.tsx';

export { contactAction as action } from '#app/forms/contact/receive-contact.ts';

export const handle: PageHandle = {};

export function meta(args: MetaArgs) {
  return metadata(copy.meta, args);
}

const BREADCRUMBS = [...copy.breadcrumb, { title: copy.meta.title }];

export function structuredData(page: PageFacts) {
  return [webPage(copy.meta, page), breadcrumbList(BREADCRUMBS, page)];
}

export default function PressPage() {
  const { figures, form } = copy;
  return (
    <>
      <PageHero scene={copy.scene} size="low">
        <HeroWords breadcrumbs={BREADCRUMBS} heading={copy.heading} lede={copy.lede} />
      </PageHero>
      <InShort />
      <FirstScreenEnd />
      <Section ground="white" heading={figures.title} aside={figures.lede}>
        <ClaimRow names={figures.claims} className="sm:grid-cols-2 lg:grid-cols-3" isOpen />
      </Section>
      <Logos />
      <Pictures />
      <ContactBlock copy={form} pageTitle={documentTitle(copy.meta.title)} />
    </>
  );
}
