import type { LocalizedPack } from '#app/pack.ts';
import { useCopy, usePack } from '#app/pack-context.ts';
import { breadcrumbsOf, metaOf, webPageOf } from '#app/page-head.ts';
import { RenderBlockingHero } from '#app/ui/layout/render-blocking-hero.tsx';
import { Breadcrumb } from '#app/ui/navigation/breadcrumb.tsx';
import { CollapsedContents } from '#app/ui/navigation/collapsed-contents.tsx';
import { TableOfContents } from '#app/ui/navigation/table-of-contents.tsx';
import { fillPlaceholders } from '#contract/fill.ts';
import { PolicyPart } from './policy-part.tsx';

/** The policy's sections with their ids, which links use as fragments. */
const sectionsOf = (pack: LocalizedPack) =>
  pack.copy('pages/privacy-policy').sections.map((section) => ({
    ...section,
    id: section.id ?? section.title.toLowerCase().replaceAll(' ', '-'),
  }));

export const meta = metaOf('pages/privacy-policy');
export const structuredData = webPageOf('pages/privacy-policy');

export default function PrivacyPage() {
  const pack = usePack();
  const copy = useCopy('pages/privacy-policy');
  return (
    <article className="wrap pt-21 pb-12 md:pt-26 lg:pt-30 lg:pb-18 print:p-0">
      <RenderBlockingHero>
        <div className="no-print">
          <Breadcrumb breadcrumbs={breadcrumbsOf(copy)} />
        </div>
        <h1 className="mt-5 text-4xl tracking-[-0.04em]">{copy.heading}</h1>
        <p className="mt-5 text-ink-600">
          {fillPlaceholders(copy.updated, { date: pack.locale.format.digits(copy.updatedOn) })}
        </p>
      </RenderBlockingHero>
      <div className="mt-8 grid gap-x-18 gap-y-8 border-t border-hairline pt-8 lg:mt-12 lg:grid-cols-[14.75rem_minmax(0,41.25rem)] lg:pt-12 print:block">
        <CollapsedContents label={copy.contents} items={sectionsOf(pack)} />
        <div className="no-print self-start max-lg:hidden lg:sticky lg:top-8">
          <TableOfContents label={copy.contents} items={sectionsOf(pack)} />
        </div>
        <div>
          <p className="text-[clamp(1.375rem,1.2rem+0.7vw,1.625rem)] leading-[1.34] font-medium tracking-[-0.018em]">
            {copy.intro}
          </p>
          {sectionsOf(pack).map((section) => (
            <PolicyPart key={section.id} section={section} />
          ))}
        </div>
      </div>
    </article>
  );
}
