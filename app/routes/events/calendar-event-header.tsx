import type { ReactNode } from 'react';
import { useCopy, usePack } from '#app/pack-context.ts';
import { formatMoment } from '#app/ui/dates/site-time.ts';
import { Icon } from '#app/ui/icons/icon.tsx';
import { RenderBlockingHero } from '#app/ui/layout/render-blocking-hero.tsx';
import { FeaturedPicture } from '#app/ui/media/featured.tsx';
import { Breadcrumb } from '#app/ui/navigation/breadcrumb.tsx';
import { EntryLanguageNote } from '#app/ui/text/entry-language-note.tsx';
import { Label } from '#app/ui/text/label.tsx';
import { Unbroken } from '#app/ui/text/unbroken.tsx';
import type { CalendarEventDetail } from '#contract/calendar-events.ts';
import { fillPlaceholders } from '#contract/fill.ts';
import { CategoryDot, EventLocation, Mark } from './event-marks.tsx';
import { breadcrumbsOf, type EventPagesConfig } from './event-pages-config.ts';

interface CalendarEventHeaderProps {
  kind: EventPagesConfig;
  event: CalendarEventDetail;
}

export function CalendarEventHeader({ kind, event }: CalendarEventHeaderProps) {
  const pack = usePack();
  const copy = useCopy('registration');
  const { name, category, start, featuredImage } = event;
  const time = formatMoment(pack, start);
  return (
    <header className="min-w-0">
      <RenderBlockingHero>
        <Breadcrumb breadcrumbs={breadcrumbsOf(pack, kind, event)} repeatsHeading />
        {category.name && (
          <p className="mt-6 flex items-center gap-2 font-medium">
            <CategoryDot color={category.color} />
            <Label text={category.name} />
          </p>
        )}
        {event.isCancelled && (
          <p className="mt-4">
            <Mark>{kind.copy.detail.cancelled.mark}</Mark>
          </p>
        )}
        <h1 lang={pack.entryLang} className="mt-3 text-3xl tracking-[-0.035em] wrap-anywhere">
          <Unbroken text={name} />
        </h1>
        {event.summary && (
          <p lang={pack.entryLang} className="mt-3 max-w-160 text-lg text-ink-700">
            {event.summary}
          </p>
        )}
        <ul className="mt-5 grid gap-2">
          <Fact>
            <Icon name="calendar-days" size={20} className="flex-none text-ink-500" />
            <time dateTime={new Date(start).toISOString()}>
              {fillPlaceholders(copy.when.inSiteZone, { time })}
            </time>
          </Fact>
          <Fact>
            <EventLocation event={event} iconSize={20} />
          </Fact>
        </ul>
        <EntryLanguageNote page={kind.page} className="mt-5" />
      </RenderBlockingHero>
      {featuredImage && (
        <div lang={pack.entryLang} data-shared="cover">
          <FeaturedPicture
            entry={event}
            sizes="(width >= 62.5rem) 48rem, 100vw"
            priority
            className="mt-8 aspect-video w-full rounded-panel lg:mt-10"
          />
        </div>
      )}
    </header>
  );
}

function Fact({ children }: { children: ReactNode }) {
  return <li className="flex items-center gap-2.5 text-ink-700">{children}</li>;
}
