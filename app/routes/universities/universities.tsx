import { ContactBlock } from '#app/forms/contact/contact-block.tsx';
import { CONTACT_FORM_ID } from '#app/forms/contact/contact-form-id.ts';
import { documentTitle, metadata } from '#app/metadata.ts';
import type { LocalizedPack } from '#app/pack.ts';
import { useCopy, usePack } from '#app/pack-context.ts';
import type { PageHandle } from '#app/page-handle.ts';
import type { MetaArgs } from '#app/page-module.ts';
import { breadcrumbList } from '#app/structured-data/breadcrumb-list.ts';
import type { PageFacts } from '#app/structured-data/json-ld-node.ts';
import { webPage } from '#app/structured-data/web-page.ts';
import { FirstScreenEnd } from '#app/styles/first-screen-end.tsx';
import { BenefitCard } from '#app/ui/benefit-card/benefit-card.tsx';
import { ButtonLink } from '#app/ui/button/button.tsx';
import { HeroWords } from '#app/ui/page-hero/hero-words.tsx';
import { PageHero } from '#app/ui/page-hero/page-hero.tsx';
import { Section } from '#app/ui/section/section.tsx';
import { Beginning } from './beginning.tsx';
import { Fits } from './fits.tsx';

export { contactAction as action } from '#app/forms/contact/receive-contact.ts';

export const handle: PageHandle = {};

export function meta(args: MetaArgs) {
  const copy = args.pack.copy('pages/universities-and-partners');
  return metadata(copy.meta, args);
}

const breadcrumbsOf = (pack: LocalizedPack) => [
  ...pack.copy('pages/universities-and-partners').breadcrumb,
  { title: pack.copy('pages/universities-and-partners').meta.title },
];

export function structuredData(page: PageFacts) {
  const { pack } = page;
  const copy = pack.copy('pages/universities-and-partners');
  return [webPage(copy.meta, page), breadcrumbList(breadcrumbsOf(pack), page)];
}

export default function UniversitiesPage() {
  const pack = usePack();
  const copy = useCopy('pages/universities-and-partners');
  const { kinds, form } = copy;
  return (
    <>
      <PageHero scene={copy.scene} size="tall">
        <HeroWords breadcrumbs={breadcrumbsOf(pack)} heading={copy.heading} lede={copy.lede}>
          <ButtonLink href={`#${CONTACT_FORM_ID}`} tone="action" className="w-full sm:w-auto">
            {copy.start}
          </ButtonLink>
        </HeroWords>
      </PageHero>
      <Section heading={kinds.title} aside={kinds.lede}>
        <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
          {kinds.items.map((item) => (
            <li key={item.title}>
              <BenefitCard {...item} />
            </li>
          ))}
        </ul>
      </Section>
      <FirstScreenEnd />
      <Fits />
      <Beginning />
      <ContactBlock copy={form} pageTitle={documentTitle(pack, copy.meta.title)} />
    </>
  );
}
