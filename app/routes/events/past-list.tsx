import { usePack } from '#app/pack-context.ts';
import { formatDay, isoDay } from '#app/ui/dates/site-time.ts';
import { CategoryDot } from '#app/ui/event-card/category-dot.tsx';
import { Mark } from '#app/ui/event-card/mark.tsx';
import { Section } from '#app/ui/section/section.tsx';
import { Unbroken } from '#app/ui/text/unbroken.tsx';
import type { CalendarEvent } from '#contract/calendar-events.ts';
import { type EventPagesConfig, hrefOf } from './event-pages-config.ts';

/** What has been, a line each. */
export function PastList({ kind, past }: { kind: EventPagesConfig; past: CalendarEvent[] }) {
  const pack = usePack();
  return (
    <Section ground="white" heading={kind.copy.list.past}>
      <ul className="border-t-[1.5px] border-ink">
        {past.map(({ slug, name, start, category, mode, isCancelled }) => (
          <li
            key={slug}
            className="nth-[n+25]:[contain-intrinsic-block-size:auto_6rem] nth-[n+25]:[content-visibility:auto] grid items-baseline gap-x-8 gap-y-1 border-b border-hairline py-4 sm:grid-cols-[8rem_minmax(0,1fr)_auto] sm:py-5"
          >
            <time dateTime={isoDay(pack, start)} className="text-sm text-ink-600">
              {formatDay(pack, start)}
            </time>
            <h3 className="text-xl">
              <a
                href={hrefOf(kind, slug)}
                className="inline-flex min-h-11 items-center hover:underline"
              >
                <span>
                  <Unbroken text={name} />
                </span>
              </a>
            </h3>
            <p className="flex items-center gap-2 text-sm text-ink-600">
              {category.name && <CategoryDot color={category.color} />}
              {[category.name, mode].filter(Boolean).join(' · ')}
              {isCancelled && <Mark>{kind.copy.detail.cancelled.mark}</Mark>}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
