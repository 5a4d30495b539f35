import { ButtonLink } from '#app/ui/button/button.tsx';
import { ErrorPanel } from '#app/ui/error-panel/error-panel.tsx';
import CalendarPlus from '#app/ui/icons/calendar-plus.ts';
import { MessagePanel } from '#app/ui/panel/message-panel.tsx';
import { useRetry } from '#app/ui/retry/use-retry.ts';
import { Section } from '#app/ui/section/section.tsx';
import { Skeletons } from '#app/ui/skeleton/skeleton.tsx';
import noEvents from '#content/media/scenes/no-events.svg';
import type { EventPagesConfig } from './event-pages-config.ts';
import { inOrder } from './in-order.ts';
import type { ListAnswer } from './load-list.ts';
import { PastList } from './past-list.tsx';
import { UpcomingList } from './upcoming-list.tsx';
import { useClock } from './use-clock.ts';
import { useListResult } from './use-list-result.ts';

interface CalendarEventListsProps {
  kind: EventPagesConfig;
  /** Epoch milliseconds at which it was loaded. */
  loadedAt: number;
  asked: ListAnswer | Promise<ListAnswer>;
}

/** What is to come and what has been, or why there is nothing to see. */
export function CalendarEventLists({ kind, loadedAt, asked }: CalendarEventListsProps) {
  const { list } = kind.copy;
  const now = useClock(loadedAt);
  const answer = useListResult(asked);
  const isThere = answer && 'events' in answer;
  const { retry, isRetrying } = useRetry(isThere, list.fetched);

  if (!answer) {
    return (
      <Section heading={list.upcoming}>
        <Skeletons count={4} className="grid gap-6 md:grid-cols-2" />
      </Section>
    );
  }
  if ('failure' in answer) {
    const { title, text } = list[answer.failure];
    const isWarning = answer.failure === 'noData';
    return (
      <Section>
        <div className={isWarning ? 'rounded-panel bg-dawn p-6 sm:p-9' : ''}>
          <ErrorPanel onRetry={retry} isRetrying={isRetrying} title={title} texts={[text]} />
        </div>
      </Section>
    );
  }
  const { upcoming, past } = inOrder(answer.events, now);
  return (
    <>
      {upcoming.length > 0 ? (
        <Section heading={list.upcoming} aside={kind.calendar && <Calendar kind={kind} />}>
          <UpcomingList kind={kind} upcoming={upcoming} />
        </Section>
      ) : (
        <Section>
          <NothingToCome kind={kind} />
        </Section>
      )}
      {past.length > 0 && <PastList kind={kind} past={past} />}
    </>
  );
}

function Calendar({ kind }: { kind: EventPagesConfig }) {
  return (
    <a href={kind.calendar} className="arrow-link text-base">
      <CalendarPlus size={18} aria-hidden="true" />
      {kind.copy.list.calendar}
    </a>
  );
}

function NothingToCome({ kind }: { kind: EventPagesConfig }) {
  const { title, text, button } = kind.copy.list.empty;
  return (
    <MessagePanel title={title} texts={[text]} drawing={noEvents}>
      <ButtonLink to={button.href}>{button.title}</ButtonLink>
    </MessagePanel>
  );
}
