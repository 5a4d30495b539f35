import { useRouteLoaderData } from 'react-router';
import { ShareButtons } from '#app/ui/share-buttons/share-buttons.tsx';
import copy from '#content/registration.yaml';
import { stageOf } from '#contract/event-times.ts';
import type { GatheringDetail } from '#contract/gatherings.ts';
import { AddToCalendar } from './add-to-calendar.tsx';
import { type GatheringKind, hrefOf } from './gathering-kind.ts';
import { JoinNow } from './join-now.tsx';
import { Registration } from './registration.tsx';
import { Timing } from './timing.tsx';
import { useClock } from './use-clock.ts';
import { WhenAndWhere } from './when-and-where.tsx';

interface RegistrationAsideProps {
  kind: GatheringKind;
  gathering: GatheringDetail;
  /** Epoch milliseconds. */
  loadedAt: number;
}

/** Beside the text, and always in sight there: how long until it starts, and how to take part. */
export function RegistrationAside({ kind, gathering, loadedAt }: RegistrationAsideProps) {
  const origin = useRouteLoaderData<{ origin: string }>('root')?.origin ?? '';
  const now = useClock(loadedAt);
  const path = hrefOf(kind, gathering.slug);
  const isOver = stageOf(gathering, now) === 'after';
  return (
    <aside
      aria-label={copy.title}
      // On a low screen its foot stays in sight, and with it the button.
      className="self-start lg:sticky lg:top-[clamp(-11rem,calc(100dvh-50rem),1.5rem)] lg:col-start-2 lg:row-span-2 lg:row-start-1"
    >
      <div className="overflow-hidden rounded-panel bg-white shadow-float">
        <Timing times={gathering} now={now} />
        <div className="grid gap-5 p-5 sm:p-6">
          <Registration page={path} gathering={gathering} isOver={isOver}>
            {gathering.mode === 'Virtual' && !isOver && (
              <JoinNow kind={kind} gathering={gathering} now={now} />
            )}
          </Registration>
          <WhenAndWhere gathering={gathering} />
          {!isOver && <AddToCalendar gathering={gathering} page={path} origin={origin} />}
        </div>
      </div>
      <div className="no-print mt-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 sm:px-6">
        <p className="text-sm font-medium">{copy.share}</p>
        <ShareButtons url={origin + path} title={gathering.name} />
      </div>
    </aside>
  );
}
