import type { ReactNode } from 'react';
import { ArticleBody } from '#app/ui/layout/article-body.tsx';
import { FoldedContents } from '#app/ui/navigation/folded-contents.tsx';
import { TableOfContents } from '#app/ui/navigation/table-of-contents.tsx';
import { withHeadingIds } from '#contract/heading-ids.ts';

/** A table of contents with fewer entries leads nowhere. */
const FEWEST = 2;

interface EntryBodyProps {
  /** Sanitised. */
  html: string;
  /** Above the text, where something else stands between it and the title. */
  heading?: string;
  /** Names the table of contents. */
  contents: string;
  /** Below the contents, beside the text. */
  aside?: ReactNode;
  /** Below the text. */
  children?: ReactNode;
}

/** The text of an entry beside its contents. */
export function EntryBody({ html: body, heading, contents, aside, children }: EntryBodyProps) {
  const { html, headings } = withHeadingIds(body);
  const items = headings.filter(({ level }) => level === 2);
  const hasContents = items.length >= FEWEST;
  return (
    <div className="wrap grid grid-cols-1 gap-x-18 gap-y-9 pt-9 pb-18 lg:grid-cols-[15rem_minmax(0,1fr)] lg:pt-14 lg:pb-24 print:block print:pt-6 print:pb-0">
      {hasContents && <FoldedContents label={contents} items={items} />}
      <div className={`no-print lg:sticky lg:top-8 lg:self-start ${aside ? '' : 'max-lg:hidden'}`}>
        {hasContents && (
          <div className="max-lg:hidden">
            <TableOfContents label={contents} items={items} />
          </div>
        )}
        {aside}
      </div>
      <div>
        {heading && <h2 className="mb-5 text-2xl">{heading}</h2>}
        <ArticleBody html={html} className="article-lead" />
        {children}
      </div>
    </div>
  );
}
