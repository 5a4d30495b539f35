import type { ReactNode } from 'react';
import { breadcrumbsOf } from '#app/page-head.ts';
import { RenderBlockingHero } from '#app/ui/layout/render-blocking-hero.tsx';
import { Breadcrumb } from '#app/ui/navigation/breadcrumb.tsx';
import { CollapsedContents } from '#app/ui/navigation/collapsed-contents.tsx';
import { TableOfContents } from '#app/ui/navigation/table-of-contents.tsx';
import type { Meta } from '#contract/copy-parts.ts';
import type { TextSection as SectionCopy } from '#contract/pages/text-sections.ts';
import { sectionsWithIds } from './section-ids.ts';
import { TextSection } from './text-section.tsx';

interface TextDocumentProps {
  copy: {
    meta: Meta;
    heading: string;
    /** Title of the table of contents. */
    contents?: string | undefined;
    sections: readonly SectionCopy[];
  };
  /** The line with the day of the last change. */
  updated?: ReactNode;
  intro?: string | undefined;
}

/** A page that is one long text, such as the privacy policy. */
export function TextDocument({ copy, updated, intro }: TextDocumentProps) {
  const { heading, contents } = copy;
  const sections = sectionsWithIds(copy.sections);
  return (
    <article className="wrap pt-21 pb-12 md:pt-26 lg:pt-30 lg:pb-18 print:p-0">
      <RenderBlockingHero>
        <div className="no-print">
          <Breadcrumb breadcrumbs={breadcrumbsOf(copy)} />
        </div>
        <h1 className="mt-5 text-4xl tracking-[-0.04em]">{heading}</h1>
        {updated && <p className="mt-5 text-ink-600">{updated}</p>}
      </RenderBlockingHero>
      <div className="mt-8 grid gap-x-18 gap-y-8 border-t border-hairline pt-8 lg:mt-12 lg:grid-cols-[14.75rem_minmax(0,41.25rem)] lg:pt-12 print:block">
        {contents && (
          <>
            <CollapsedContents label={contents} items={sections} />
            <div className="no-print self-start max-lg:hidden lg:sticky lg:top-8">
              <TableOfContents label={contents} items={sections} />
            </div>
          </>
        )}
        <div className="[&>:first-child]:mt-0 lg:col-start-2">
          {intro && (
            <p className="text-[clamp(1.375rem,1.2rem+0.7vw,1.625rem)] leading-[1.34] font-medium tracking-[-0.018em]">
              {intro}
            </p>
          )}
          {sections.map((section) => (
            <TextSection key={section.id} section={section} />
          ))}
        </div>
      </div>
    </article>
  );
}
