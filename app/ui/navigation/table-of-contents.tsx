import { Behavior } from '#app/islands/behavior.tsx';
import { marked } from '#app/ui/text/marked.tsx';
import followSections from './table-of-contents.behavior.ts';

/**
 * For the headings that a table of contents leads to: with the 24 px that the whole page leaves
 * above what it scrolls to, they come to stand at 150 px without scripts as well.
 */
export const SECTION_MARGIN = 'scroll-mt-[126px]';

interface TableOfContentsProps {
  label: string;
  items: readonly { id: string; title: string }[];
}

/** Leads to the headings of a page and marks the one that is read. */
export function TableOfContents({ label, items }: TableOfContentsProps) {
  return (
    <Behavior of={followSections} props={{}}>
      <nav aria-label={label}>
        <p aria-hidden="true" className="mb-3 text-sm font-bold">
          {label}
        </p>
        <ol className="border-l-2 border-hairline">
          {items.map(({ id, title }, index) => (
            <li key={id}>
              <a
                href={fragmentTo(id)}
                aria-current={index === 0 ? 'true' : undefined}
                className="-ml-0.5 flex min-h-11 items-center border-l-2 border-transparent py-2 pl-4 text-sm leading-snug text-ink-600 transition-colors hover:text-ink aria-[current=true]:border-primary-600 aria-[current=true]:font-medium aria-[current=true]:text-ink noscript:border-transparent!"
              >
                {marked(title)}
              </a>
            </li>
          ))}
        </ol>
      </nav>
    </Behavior>
  );
}

/** The URL of a part of this page: an id may hold what a URL may not. */
export const fragmentTo = (id: string) => `#${encodeURIComponent(id)}`;
