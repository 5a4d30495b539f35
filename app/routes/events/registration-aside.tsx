import { useRouteLoaderData } from 'react-router';
import { ShareButtons } from '#app/ui/share-buttons/share-buttons.tsx';
import copy from '#content/registration.yaml';
import type { CalendarEventDetail } from '#contract/calendar-events.ts';
import { stageOf } from '#contract/event-times.ts';
import { AddToCalendar } from './add-to-calendar.tsx';
import { type EventPagesConfig, hrefOf } from './event-pages-config.ts';
import { JoinNow } from './join-now.tsx';
import { Registration } from './registration.tsx';
import { Timing } from './timing.tsx';
import { useClock } from './use-clock.ts';
import { WhenAndWhere } from './when-and-where.tsx';

interface RegistrationAsideProps {
  kind: EventPagesConfig;
  event: CalendarEventDetail;
  /** Epoch milliseconds. */
  loadedAt: number;
}

/** Beside the text, and always in sight there: how long until it starts, and how to take part. */
export function RegistrationAside({ kind, event, loadedAt }: RegistrationAsideProps) {
  const origin = useRouteLoaderData<{ origin: string }>('root')?.origin ?? '';
  const now = useClock(loadedAt);
  const path = hrefOf(kind, event.slug);
  const isOver = stageOf(event, now) === 'after';
  return (
    <aside
      aria-label={copy.title}
      // On a low screen its foot stays in sight, and with it the button.
      className="self-start lg:sticky lg:top-[clamp(-11rem,calc(100dvh-50rem),1.5rem)] lg:col-start-2 lg:row-span-2 lg:row-start-1"
    >
      <div className="overflow-hidden rounded-panel bg-white shadow-float">
        <Timing times={event} now={now} />
        <div className="grid gap-5 p-5 sm:p-6">
          <Registration page={path} event={event} isOver={isOver}>
            {event.mode === 'Virtual' && !isOver && <JoinNow kind={kind} event={event} now={now} />}
          </Registration>
          <WhenAndWhere event={event} />
          {!isOver && <AddToCalendar event={event} page={path} origin={origin} />}
        </div>
      </div>
      <div className="no-print mt-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 sm:px-6">
        <p className="text-sm font-medium">{copy.share}</p>
        <ShareButtons url={origin + path} title={event.name} />
      </div>
    </aside>
  );
}
