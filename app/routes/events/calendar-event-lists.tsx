import type { ComponentProps } from 'react';
import { Behavior } from '#app/islands/behavior.tsx';
import { type MetaContext, metadata } from '#app/metadata.ts';
import type { LocalizedPack } from '#app/pack.ts';
import { useArt, usePack } from '#app/pack-context.ts';
import { apiContext, type LoaderArgs } from '#app/page-module.ts';
import { breadcrumbList } from '#app/structured-data/breadcrumb-list.ts';
import { itemList } from '#app/structured-data/item-list.ts';
import type { PageFacts } from '#app/structured-data/json-ld-node.ts';
import { FirstScreenEnd } from '#app/styles/first-screen-end.tsx';
import { formatDay, isoDay } from '#app/ui/dates/site-time.ts';
import retry from '#app/ui/fresh-page/retry.behavior.ts';
import { Icon } from '#app/ui/icons/icon.tsx';
import { ContactBand } from '#app/ui/layout/contact-band.tsx';
import { CONTENT_VISIBILITY_CARDS } from '#app/ui/layout/content-visibility.ts';
import { HeroText } from '#app/ui/layout/hero-text.tsx';
import { PageHero } from '#app/ui/layout/page-hero.tsx';
import { Section } from '#app/ui/layout/section.tsx';
import { ButtonLink } from '#app/ui/navigation/button.tsx';
import { ErrorPanel } from '#app/ui/panels/error-panel.tsx';
import { MessagePanel } from '#app/ui/panels/message-panel.tsx';
import { EntryLanguageNote } from '#app/ui/text/entry-language-note.tsx';
import { Labels } from '#app/ui/text/label.tsx';
import { Unbroken } from '#app/ui/text/unbroken.tsx';
import type { CalendarEvent } from '#contract/calendar-events.ts';
import { CalendarEventCard } from './calendar-event-card.tsx';
import { CategoryDot, Mark } from './event-marks.tsx';
import { type EventPagesConfig, hrefOf } from './event-pages-config.ts';
import { type EventListResult, loadList } from './load-events.ts';
import { sortEvents } from './sort-events.ts';

interface CalendarEventListsProps {
  kind: EventPagesConfig;
  /** Epoch milliseconds. */
  loadedAt: number;
  answer: EventListResult;
}

/** Creates the exports of a list's page module, except the component. */
export const createEventListPage = (kindOf: (pack: LocalizedPack) => EventPagesConfig) => ({
  loader: ({ pack, context }: LoaderArgs) => loadList(kindOf(pack), context.get(apiContext)),

  meta: (args: MetaContext) => metadata(kindOf(args.pack).copy.meta, args),

  /** Upcoming events, soonest first. */
  structuredData(page: PageFacts<{ now: number; answer: EventListResult }>) {
    const { pack, loaderData } = page;
    const { answer, now } = loaderData;
    const kind = kindOf(pack);
    const { upcoming } = sortEvents('events' in answer ? answer.events : [], now);
    const links = upcoming.map(({ name, slug }) => ({ title: name, href: hrefOf(kind, slug) }));
    const breadcrumbs = breadcrumbList([{ title: kind.copy.breadcrumb }], page);
    return links.length > 0 ? [itemList(links, page), breadcrumbs] : [breadcrumbs];
  },
});

/** Upcoming and past events, or why they could not be loaded. */
function CalendarEventLists({ kind, loadedAt, answer }: CalendarEventListsProps) {
  const { list } = kind.copy;
  if ('failure' in answer) {
    const { title, text } = list[answer.failure];
    const isWarning = answer.failure === 'noData';
    return (
      <Section>
        <Behavior start={retry} props={{ successMessage: list.fetched }} startOn="load">
          <div className={isWarning ? 'rounded-panel bg-dawn p-6 sm:p-9' : ''}>
            <ErrorPanel title={title} texts={[text]} />
          </div>
        </Behavior>
      </Section>
    );
  }
  const { upcoming, past } = sortEvents(answer.events, loadedAt);
  return (
    <>
      {upcoming.length > 0 ? (
        <Section heading={list.upcoming} aside={kind.calendar && <Calendar kind={kind} />}>
          <EntryLanguageNote page={kind.page} className="-mt-4 mb-8" />
          <UpcomingList kind={kind} upcoming={upcoming} />
        </Section>
      ) : (
        <Section>
          <NoUpcomingEvents kind={kind} />
        </Section>
      )}
      <FirstScreenEnd />
      {past.length > 0 && <PastList kind={kind} past={past} />}
    </>
  );
}

function Calendar({ kind }: { kind: EventPagesConfig }) {
  return (
    <a href={kind.calendar} className="arrow-link text-base">
      <Icon name="calendar-plus" size={18} />
      {kind.copy.list.calendar}
    </a>
  );
}

function NoUpcomingEvents({ kind }: { kind: EventPagesConfig }) {
  const drawing = useArt().state?.noEvents;
  const { title, text, button } = kind.copy.list.empty;
  return (
    <MessagePanel title={title} texts={[text]} drawing={drawing} icon="calendar-days">
      <ButtonLink link={button} />
    </MessagePanel>
  );
}

function PastList({ kind, past }: { kind: EventPagesConfig; past: CalendarEvent[] }) {
  const pack = usePack();
  return (
    <Section background="morning" heading={kind.copy.list.past}>
      <ul className="border-t-[1.5px] border-ink">
        {past.map(({ slug, name, start, category, mode, isCancelled }) => (
          <li
            key={slug}
            className="nth-[n+25]:[contain-intrinsic-block-size:auto_6rem] nth-[n+25]:[content-visibility:auto] grid items-baseline gap-x-8 gap-y-1 border-b border-ink/15 py-4 sm:grid-cols-[8rem_minmax(0,1fr)_auto] sm:py-5"
          >
            <time dateTime={isoDay(pack, start)} className="text-sm text-ink-600">
              {formatDay(pack, start)}
            </time>
            <h3 lang={pack.entryLang} className="text-xl">
              <a
                href={pack.href(hrefOf(kind, slug))}
                className="inline-flex min-h-11 items-center hover:underline"
              >
                <span>
                  <Unbroken text={name} />
                </span>
              </a>
            </h3>
            <p className="flex items-center gap-2 text-sm text-ink-600">
              {category.name && <CategoryDot color={category.color} />}
              <Labels texts={[category.name, mode]} />
              {isCancelled && <Mark>{kind.copy.detail.cancelled.mark}</Mark>}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const PAIR = '(width >= 48.75rem) 36rem, 100vw';
const WHOLE_ROW = '(width >= 48.75rem) 37rem, 100vw';

/** Two events in a row. If their number is odd, the next one has a row to itself. */
function UpcomingList({ kind, upcoming }: { kind: EventPagesConfig; upcoming: CalendarEvent[] }) {
  const isOdd = upcoming.length % 2 === 1;
  return (
    <ul className="grid gap-6 md:grid-cols-2">
      {upcoming.map((event, position) => {
        const isWide = isOdd && position === 0;
        return (
          <li key={event.slug} className={isWide ? 'md:col-span-2' : CONTENT_VISIBILITY_CARDS}>
            <CalendarEventCard
              kind={kind}
              event={event}
              sizes={isWide ? WHOLE_ROW : PAIR}
              isWide={isWide}
            />
          </li>
        );
      })}
    </ul>
  );
}

export function CalendarEventListPage(props: ComponentProps<typeof CalendarEventLists>) {
  const { scene, breadcrumb, heading, lede } = props.kind.copy;
  return (
    <>
      <PageHero scene={scene} size="low">
        <HeroText breadcrumbs={[{ title: breadcrumb }]} heading={heading} lede={lede} />
      </PageHero>
      <CalendarEventLists {...props} />
      <ContactBand />
    </>
  );
}
