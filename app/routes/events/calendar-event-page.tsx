import { FirstScreenEnd } from '#app/styles/first-screen-end.tsx';
import { ArticleBody } from '#app/ui/article-body/article-body.tsx';
import { ContactBand } from '#app/ui/contact-band/contact-band.tsx';
import { Experts } from '#app/ui/experts/experts.tsx';
import { MissingPanel } from '#app/ui/missing-panel/missing-panel.tsx';
import type { CalendarEventDetail } from '#contract/calendar-events.ts';
import { CalendarEventHead } from './calendar-event-head.tsx';
import { CancelledAside } from './cancelled-aside.tsx';
import type { EventPagesConfig } from './event-pages-config.ts';
import { FailedCalendarEvent } from './failed-calendar-event.tsx';
import type { LoadedCalendarEvent } from './load-calendar-event.ts';
import { MoreCalendarEvents } from './more-calendar-events.tsx';
import { RegistrationAside } from './registration-aside.tsx';

interface CalendarEventPageProps {
  kind: EventPagesConfig;
  loaded: LoadedCalendarEvent;
}

/** The page of one event, or of one training. */
export function CalendarEventPage({ kind, loaded }: CalendarEventPageProps) {
  const { now, event, failure, others } = loaded;
  return (
    <>
      {event ? (
        <Detail kind={kind} event={event} loadedAt={now} />
      ) : failure === 'notFound' ? (
        <MissingPanel {...kind.copy.detail.notFound} />
      ) : (
        <FailedCalendarEvent kind={kind} />
      )}
      <FirstScreenEnd />
      {others.length > 0 && <MoreCalendarEvents kind={kind} others={others} />}
      <ContactBand />
    </>
  );
}

interface DetailProps {
  kind: EventPagesConfig;
  event: CalendarEventDetail;
  /** Epoch milliseconds. */
  loadedAt: number;
}

/** On a phone the box comes before the text, which is long. */
function Detail({ kind, event, loadedAt }: DetailProps) {
  return (
    <article className="wrap grid gap-x-14 gap-y-9 pt-21 pb-18 md:pt-26 lg:grid-cols-[minmax(0,1fr)_23rem] lg:gap-y-12 lg:pt-30 lg:pb-28">
      <CalendarEventHead kind={kind} event={event} />
      {event.isCancelled ? (
        <CancelledAside kind={kind} event={event} />
      ) : (
        <RegistrationAside kind={kind} event={event} loadedAt={loadedAt} />
      )}
      <div className="min-w-0">
        <section aria-label={kind.copy.detail.about}>
          <ArticleBody html={event.description} />
        </section>
        <Experts title={kind.copy.detail.experts} experts={event.experts} />
      </div>
    </article>
  );
}
