import { Behavior } from '#app/islands/behavior.tsx';
import { useCopy, usePack } from '#app/pack-context.ts';
import { usePage } from '#app/page-context.ts';
import { ShareButtons } from '#app/ui/share-buttons/share-buttons.tsx';
import type { CalendarEventDetail } from '#contract/calendar-events.ts';
import { canJoin, stageOf } from '#contract/event-times.ts';
import { AddToCalendar } from './add-to-calendar.tsx';
import { type EventPagesConfig, hrefOf } from './event-pages-config.ts';
import { JoinNow } from './join-now.tsx';
import { Registration } from './registration.tsx';
import registrationAside from './registration-aside.behavior.ts';
import { SUBMISSION_QUERY } from './submission-query.ts';
import { Timing, timingCopy } from './timing.tsx';
import { WhenAndWhere } from './when-and-where.tsx';

interface RegistrationAsideProps {
  kind: EventPagesConfig;
  event: CalendarEventDetail;
  /** Epoch milliseconds. */
  loadedAt: number;
}

/** Beside the text, and always in sight there: how long until it starts, and how to take part. */
export function RegistrationAside({ kind, event, loadedAt }: RegistrationAsideProps) {
  const pack = usePack();
  const copy = useCopy('registration');
  const site = useCopy('site');
  const origin = usePage().origin;
  const query = new URLSearchParams(usePage().location.search);
  const hasReturned = Boolean(query.get(SUBMISSION_QUERY));
  const { slug, name, start, end, mode, joinNowLink: link } = event;
  const path = hrefOf(kind, slug);
  const isOver = stageOf(event, loadedAt) === 'after';
  const hasDoor = mode === 'Virtual' && !isOver;
  const { when, join, title, registered } = copy;
  return (
    <aside
      aria-label={title}
      // On a low screen its foot stays in sight, and with it the button.
      className="self-start lg:sticky lg:top-[clamp(-11rem,calc(100dvh-50rem),1.5rem)] lg:col-start-2 lg:row-span-2 lg:row-start-1"
    >
      <Behavior
        of={registrationAside}
        props={{
          times: { start, end },
          timing: timingCopy(pack, kind),
          yourTime: { same: when.same, zone: site.timeZone },
          registration: {
            page: path,
            hasReturned,
            titles: { before: title, after: registered.title },
          },
          door: hasDoor ? { link, slug, call: kind.call, words: join } : null,
        }}
        wake="load"
      >
        <div className="overflow-hidden rounded-panel bg-white shadow-float">
          <Timing kind={kind} times={event} now={loadedAt} />
          <div className="grid gap-5 p-5 sm:p-6">
            <Registration event={event} isOver={isOver} hasReturned={hasReturned}>
              {hasDoor && <JoinNow link={canJoin(event, loadedAt) ? link : ''} />}
            </Registration>
            <WhenAndWhere event={event} />
            {!isOver && (
              <div data-until-over="">
                <AddToCalendar event={event} page={path} origin={origin} />
              </div>
            )}
          </div>
        </div>
      </Behavior>
      <div className="no-print mt-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 sm:px-6">
        <p className="text-sm font-medium">{copy.share}</p>
        <ShareButtons url={origin + path} title={name} />
      </div>
    </aside>
  );
}
