import { islands } from 'virtual:islands';
import { useId } from 'react';
import { InlineScript } from '#app/inline-code.tsx';
import { Unbroken } from '#app/ui/text/unbroken.tsx';

interface SideListProps {
  /** Heading of the list, such as 'Our Solutions'. */
  label: string;
  items: readonly { title: string; href: string; note?: string }[];
  /** URL of the current page. */
  current: string;
  /** Name under which the tab stores the scroll position. */
  scrollKey: string;
}

/** Beside the page on a desktop, a row that scrolls horizontally above it on a phone. */
export function SideList({ label, items, current, scrollKey }: SideListProps) {
  const id = useId();
  return (
    <nav
      aria-labelledby={id}
      className="no-print min-w-0 lg:sticky lg:top-8 lg:flex lg:max-h-[calc(100dvh-4rem)] lg:flex-col lg:self-start"
    >
      <p id={id} className="mb-3 font-bold tracking-[-0.02em] lg:px-4">
        {label}
      </p>
      <ul className="-mx-(--gutter) flex gap-2 overflow-x-auto px-(--gutter) pb-2 [scrollbar-width:none] lg:m-0 lg:block lg:min-h-0 lg:overflow-y-auto lg:overscroll-contain lg:p-1 lg:[scrollbar-width:thin]">
        {items.map(({ title, href, note }) => (
          <li key={href} className="flex-none lg:not-first:mt-1">
            <a
              href={href}
              aria-current={href === current ? 'page' : undefined}
              className="flex min-h-11 items-center justify-between gap-3 rounded-full border border-hairline bg-white px-4.5 font-medium hover:bg-primary-50 aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-white lg:rounded-card lg:border-0 lg:bg-transparent lg:gap-2 lg:px-3 lg:py-2.5 lg:leading-snug lg:hover:bg-primary-100 lg:aria-[current]:bg-primary-100 lg:aria-[current]:text-primary-800"
            >
              <span>
                <Unbroken text={title} />
              </span>
              {note && (
                <span className="text-sm font-normal text-ink-600 tabular-nums in-aria-[current]:text-inherit max-lg:hidden">
                  {note}
                </span>
              )}
            </a>
          </li>
        ))}
      </ul>
      <KeepScroll name={scrollKey} />
    </nav>
  );
}

interface KeepScrollProps {
  /** Name under which the tab stores the scroll position. */
  name: string;
}

/** An inline script, so that the list has its scroll position before the first paint. */
function KeepScroll({ name }: KeepScrollProps) {
  const code = islands.inline['ui/navigation/keep-scroll.ts'];
  return code && <InlineScript code={code} data-name={name} />;
}
