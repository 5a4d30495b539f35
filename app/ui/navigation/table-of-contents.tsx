import { Behavior } from '#app/islands/behavior.tsx';
import { markNativeWords } from '#app/ui/text/mark-native-words.tsx';
import followSections from './table-of-contents.behavior.ts';

/**
 * For the headings in a table of contents: with the page's `scroll-padding-top` of 24 px, a link
 * scrolls them to 150 px below the top without scripts too.
 */
export const SECTION_MARGIN = 'scroll-mt-[126px]';

interface TableOfContentsProps {
  label: string;
  items: readonly { id: string; title: string }[];
}

/** Links to the headings of a page, with the current section marked. */
export function TableOfContents({ label, items }: TableOfContentsProps) {
  return (
    <Behavior start={followSections} props={{}}>
      <nav aria-label={label}>
        <p aria-hidden="true" className="mb-3 text-sm font-bold">
          {label}
        </p>
        <ol className="border-s-2 border-hairline">
          {items.map(({ id, title }, index) => (
            <li key={id}>
              <a
                href={fragmentOf(id)}
                aria-current={index === 0 ? 'true' : undefined}
                className="-ms-0.5 flex min-h-11 items-center border-s-2 border-transparent py-2 ps-4 text-sm leading-snug text-ink-600 transition-colors hover:text-ink aria-[current=true]:border-primary-600 aria-[current=true]:font-medium aria-[current=true]:text-ink noscript:border-transparent!"
              >
                {markNativeWords(title)}
              </a>
            </li>
          ))}
        </ol>
      </nav>
    </Behavior>
  );
}

/** Encodes the ID, which may have characters that a URL may not. */
export const fragmentOf = (id: string) => `#${encodeURIComponent(id)}`;
