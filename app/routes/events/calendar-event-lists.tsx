import { Behavior } from '#app/islands/behavior.tsx';
import { useMedia } from '#app/pack-context.ts';
import { FirstScreenEnd } from '#app/styles/first-screen-end.tsx';
import { ButtonLink } from '#app/ui/button/button.tsx';
import { ErrorPanel } from '#app/ui/error-panel/error-panel.tsx';
import retry from '#app/ui/fresh-page/retry.behavior.ts';
import { Icon } from '#app/ui/icons/icon.tsx';
import { MessagePanel } from '#app/ui/panel/message-panel.tsx';
import { Section } from '#app/ui/section/section.tsx';
import type { EventPagesConfig } from './event-pages-config.ts';
import { inOrder } from './in-order.ts';
import type { ListAnswer } from './load-list.ts';
import { PastList } from './past-list.tsx';
import { UpcomingList } from './upcoming-list.tsx';

interface CalendarEventListsProps {
  kind: EventPagesConfig;
  /** Epoch milliseconds at which it was loaded. */
  loadedAt: number;
  answer: ListAnswer;
}

/** What is to come and what has been, or why there is nothing to see. */
export function CalendarEventLists({ kind, loadedAt, answer }: CalendarEventListsProps) {
  const { list } = kind.copy;
  if ('failure' in answer) {
    const { title, text } = list[answer.failure];
    const isWarning = answer.failure === 'noData';
    return (
      <Section>
        <Behavior of={retry} props={{ said: list.fetched }} wake="load">
          <div className={isWarning ? 'rounded-panel bg-dawn p-6 sm:p-9' : ''}>
            <ErrorPanel title={title} texts={[text]} />
          </div>
        </Behavior>
      </Section>
    );
  }
  const { upcoming, past } = inOrder(answer.events, loadedAt);
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

function NothingToCome({ kind }: { kind: EventPagesConfig }) {
  const noEvents = useMedia('scenes/no-events.svg');
  const { title, text, button } = kind.copy.list.empty;
  return (
    <MessagePanel title={title} texts={[text]} drawing={noEvents}>
      <ButtonLink href={button.href}>{button.title}</ButtonLink>
    </MessagePanel>
  );
}
