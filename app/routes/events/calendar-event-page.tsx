import { detailMetadata } from '#app/detail-metadata.ts';
import { Behavior } from '#app/islands/behavior.tsx';
import { type MetaContext, titleOnly } from '#app/metadata.ts';
import type { LocalizedPack } from '#app/pack.ts';
import { useCopy } from '#app/pack-context.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { apiContext, type LoaderArgs } from '#app/page-module.ts';
import { breadcrumbList } from '#app/structured-data/breadcrumb-list.ts';
import type { JsonLdNode, PageFacts, PageLocation } from '#app/structured-data/json-ld-node.ts';
import { FirstScreenEnd } from '#app/styles/first-screen-end.tsx';
import { Experts } from '#app/ui/cards/experts.tsx';
import retry from '#app/ui/fresh-page/retry.behavior.ts';
import { ArticleBody } from '#app/ui/layout/article-body.tsx';
import { ContactBand } from '#app/ui/layout/contact-band.tsx';
import { Section } from '#app/ui/layout/section.tsx';
import { ErrorPanel } from '#app/ui/panels/error-panel.tsx';
import { NotFoundPanel } from '#app/ui/panels/not-found-panel.tsx';
import type { CalendarEvent, CalendarEventDetail } from '#contract/calendar-events.ts';
import type { EntryKind } from '#contract/entry-kinds.ts';
import { CalendarEventCard } from './calendar-event-card.tsx';
import { CalendarEventHeader } from './calendar-event-header.tsx';
import {
  breadcrumbsOf,
  type EventPagesConfig,
  hrefOf,
  submissionHandle,
} from './event-pages-config.ts';
import { type LoadedCalendarEvent, loadCalendarEvent } from './load-events.ts';
import { RegistrationAside } from './registration-aside.tsx';

type Build = (
  event: CalendarEventDetail,
  now: number,
  location: PageLocation,
) => JsonLdNode | undefined;

/** Creates the exports of an event's page module, except the component. */
export const createEventPage = (
  kindOf: (pack: LocalizedPack) => EventPagesConfig,
  entries: EntryKind,
  build: Build,
) => ({
  handle: { ...submissionHandle, entries } satisfies PageHandle,

  loader: ({ pack, context, params }: LoaderArgs) =>
    loadCalendarEvent(kindOf(pack), context.get(apiContext), params.slug),

  meta(args: MetaContext & { loaderData?: LoadedCalendarEvent | undefined }) {
    const { copy } = kindOf(args.pack);
    const event = args.loaderData?.event;
    // As with articles, an event that could not be loaded has only the list's title.
    if (!event) return titleOnly(args.pack, copy.meta.title);
    const { name: title, summary: metaDescription } = event;
    const { description: fallback } = copy.detail;
    return detailMetadata({ ...event, title, metaDescription, fallback }, args);
  },

  structuredData(page: PageFacts<LoadedCalendarEvent>) {
    const { event, now } = page.loaderData;
    if (!event) return [];
    const kind = kindOf(page.pack);
    const summary = event.summary || kind.copy.detail.description;
    const node = build({ ...event, summary }, now, page);
    const breadcrumbs = breadcrumbList(breadcrumbsOf(page.pack, kind, event), page);
    return node ? [node, breadcrumbs] : [breadcrumbs];
  },
});

interface CalendarEventPageProps {
  kind: EventPagesConfig;
  result: LoadedCalendarEvent;
}

export function CalendarEventPage({ kind, result }: CalendarEventPageProps) {
  const { now, event, failure, others } = result;
  return (
    <>
      {event ? (
        <Detail kind={kind} event={event} loadedAt={now} />
      ) : failure === 'notFound' ? (
        <NotFoundPanel {...kind.copy.detail.notFound} />
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

/** On a phone the registration precedes the text, which is long. */
function Detail({ kind, event, loadedAt }: DetailProps) {
  return (
    <article className="wrap grid gap-x-14 gap-y-9 pt-21 pb-18 md:pt-26 lg:grid-cols-[minmax(0,1fr)_23rem] lg:gap-y-12 lg:pt-30 lg:pb-28">
      <CalendarEventHeader kind={kind} event={event} />
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

interface CancelledAsideProps {
  kind: EventPagesConfig;
  event: CalendarEvent;
}

/** Replaces the registration. The calendar file cancels the entry that visitors have saved. */
function CancelledAside({ kind, event }: CancelledAsideProps) {
  const copy = useCopy('registration');
  const { title, text } = kind.copy.detail.cancelled;
  return (
    <aside
      aria-label={title}
      className="grid gap-2 self-start rounded-panel border border-hairline bg-white p-5 sm:p-6 lg:col-start-2 lg:row-span-2 lg:row-start-1"
    >
      <h2 className="text-2xl">{title}</h2>
      <p className="text-ink-700">{text}</p>
      <a
        href={`${hrefOf(kind, event.slug)}.ics`}
        className="no-print inline-flex min-h-11 items-center text-primary-700 underline underline-offset-4"
      >
        {copy.calendar.file}
      </a>
    </aside>
  );
}

function FailedCalendarEvent({ kind }: { kind: EventPagesConfig }) {
  const { failed, fetched } = kind.copy.detail;
  return (
    <Behavior start={retry} props={{ successMessage: fetched }} startOn="load">
      <div className="wrap pt-32 pb-16 lg:pt-40">
        <ErrorPanel heading="h1" title={failed.title} texts={[failed.text]} />
      </div>
    </Behavior>
  );
}

/** Other upcoming events. They have no covers if they are below each other. */
function MoreCalendarEvents({ kind, others }: { kind: EventPagesConfig; others: CalendarEvent[] }) {
  return (
    <Section background="morning" heading={kind.copy.detail.more}>
      <ul className="grid gap-4 max-lg:[&_.card-art]:hidden lg:grid-cols-3 lg:gap-6">
        {others.map((event) => (
          <li key={event.slug}>
            <CalendarEventCard kind={kind} event={event} sizes="(width >= 62.5rem) 24rem, 100vw" />
          </li>
        ))}
      </ul>
    </Section>
  );
}
