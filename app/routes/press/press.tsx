import { ContactBlock } from '#app/forms/contact/contact-block.tsx';
import { documentTitle, metadata } from '#app/metadata.ts';
import type { LocalizedPack } from '#app/pack.ts';
import { useCopy, usePack } from '#app/pack-context.ts';
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
import { InShort } from './in-short.tsx';
import { Logos } from './logos.tsx';
import { Pictures } from './pictures.tsx';

export { contactAction as action } from '#app/forms/contact/receive-contact.ts';

export const handle: PageHandle = {};

export function meta(args: MetaArgs) {
  const copy = args.pack.copy('pages/press');
  return metadata(copy.meta, args);
}

const breadcrumbsOf = (pack: LocalizedPack) => [
  ...pack.copy('pages/press').breadcrumb,
  { title: pack.copy('pages/press').meta.title },
];

export function structuredData(page: PageFacts) {
  const { pack } = page;
  const copy = pack.copy('pages/press');
  return [webPage(copy.meta, page), breadcrumbList(breadcrumbsOf(pack), page)];
}

export default function PressPage() {
  const pack = usePack();
  const copy = useCopy('pages/press');
  const { figures, form } = copy;
  return (
    <>
      <PageHero scene={copy.scene} size="low">
        <HeroWords breadcrumbs={breadcrumbsOf(pack)} heading={copy.heading} lede={copy.lede} />
      </PageHero>
      <InShort />
      <FirstScreenEnd />
      <Section ground="white" heading={figures.title} aside={figures.lede}>
        <ClaimRow names={figures.claims} className="sm:grid-cols-2 lg:grid-cols-3" isOpen />
      </Section>
      <Logos />
      <Pictures />
      <ContactBlock copy={form} pageTitle={documentTitle(pack, copy.meta.title)} />
    </>
  );
}
