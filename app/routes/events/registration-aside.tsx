import { type ComponentProps, useId } from 'react';
import { Behavior } from '#app/islands/behavior.tsx';
import type { LocalizedPack } from '#app/pack.ts';
import { useCopy, usePack } from '#app/pack-context.ts';
import { usePage } from '#app/page-context.ts';
import { formatMoment } from '#app/ui/dates/site-time.ts';
import { Icon } from '#app/ui/icons/icon.tsx';
import { Button, ButtonLink, ExternalButton } from '#app/ui/navigation/button.tsx';
import { ShareButtons } from '#app/ui/navigation/share-buttons.tsx';
import { Label } from '#app/ui/text/label.tsx';
import type { CalendarEvent, CalendarEventDetail } from '#contract/calendar-events.ts';
import { canJoin, type EventTimes, stageOf } from '#contract/event-times.ts';
import { AddToCalendar } from './add-to-calendar.tsx';
import { formatDuration } from './countdown.ts';
import { type EventPagesConfig, hrefOf, SUBMISSION_QUERY } from './event-pages-config.ts';
import { Registration } from './registration.tsx';
import registrationAside from './registration-aside.behavior.ts';
import { remainingTime } from './remaining-time.ts';

interface RegistrationAsideProps {
  kind: EventPagesConfig;
  event: CalendarEventDetail;
  /** Epoch milliseconds. */
  loadedAt: number;
}

/** A sticky box beside the text, with the time until the start and the ways to take part. */
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
      // On a low screen the end of the box stays visible, with the button.
      className="self-start lg:sticky lg:top-[clamp(-11rem,calc(100dvh-50rem),1.5rem)] lg:col-start-2 lg:row-span-2 lg:row-start-1"
    >
      <Behavior
        start={registrationAside}
        props={{
          times: { start, end },
          timing: timingCopy(pack, kind),
          yourTime: { same: when.same, zone: site.timeZone },
          registration: {
            page: path,
            hasReturned,
            titles: { unregistered: title, registered: registered.title },
          },
          door: hasDoor ? { link, slug, call: kind.call, copy: join } : null,
        }}
        startOn="load"
      >
        <div className="overflow-hidden rounded-panel bg-white shadow-float">
          <Timing kind={kind} times={event} now={loadedAt} />
          <div className="grid gap-5 p-5 sm:p-6">
            <Registration event={event} isOver={isOver} hasReturned={hasReturned}>
              {hasDoor && <JoinNow link={canJoin(event, loadedAt) ? link : ''} />}
            </Registration>
            <div data-over="" hidden={!isOver} className="no-print">
              <ButtonLink link={kind.copy.detail.notFound.button} className="w-full" />
            </div>
            <TimeAndLocation event={event} />
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

/** The button to join a virtual event; `link` is empty while the doors are closed. */
function JoinNow({ link }: { link: string }) {
  const copy = useCopy('registration');
  const labels = useCopy('labels');
  const id = useId();
  const label = (
    <>
      <Icon name="video" size={20} />
      {copy.join.button}
    </>
  );
  return (
    <div data-until-over="" className="no-print">
      <ExternalButton
        // Without a URL there is no target either; the behavior sets both when the doors open.
        {...(link ? { href: link } : { target: undefined, rel: undefined })}
        hidden={link === ''}
        data-door="open"
        className="w-full"
      >
        {label}
        <span className="sr-only">{labels.newTab}</span>
      </ExternalButton>
      <div hidden={link !== ''} data-door="closed">
        <Button
          tone="quiet"
          aria-disabled="true"
          aria-describedby={id}
          className="w-full cursor-default opacity-60 hover:border-ink-300"
        >
          {label}
        </Button>
        <p id={id} className="mt-2 text-center text-xs text-ink-600">
          {copy.join.early}
        </p>
      </div>
    </div>
  );
}

/** The row for the visitor's time zone, which only the browser knows, is reserved. */
function TimeAndLocation({ event }: { event: CalendarEvent }) {
  const pack = usePack();
  const copy = useCopy('registration');
  const { start, end, mode, location } = event;
  const { title, yours, siteZone, length, where } = copy.when;
  const dateTime = new Date(start).toISOString();
  return (
    <section className="border-t border-hairline pt-5">
      <h3 className="text-base tracking-normal">{title}</h3>
      <dl className="mt-3 grid grid-cols-2 gap-x-4 gap-y-2.5 text-sm">
        <Row name={yours} className="invisible col-span-2 noscript:hidden" data-your-time="">
          {'\u00a0'}
        </Row>
        <Row name={siteZone} className="col-span-2">
          <time dateTime={dateTime}>{formatMoment(pack, start)}</time>
        </Row>
        <Row name={length}>{formatDuration(end - start, copy.timing)}</Row>
        <Row name={where}>
          <Label text={location || mode} />
        </Row>
      </dl>
    </section>
  );
}

interface RowProps extends ComponentProps<'div'> {
  name: string;
}

function Row({ name, children, ...rest }: RowProps) {
  return (
    <div {...rest}>
      <dt className="text-ink-600">{name}</dt>
      <dd className="font-medium">{children}</dd>
    </div>
  );
}

interface TimingProps {
  kind: EventPagesConfig;
  times: EventTimes;
  /** Epoch milliseconds. */
  now: number;
}

/** The time until the start or the end, which a behavior keeps up to date. */
function Timing({ kind, times, now }: TimingProps) {
  const pack = usePack();
  const isOver = stageOf(times, now) === 'after';
  const { title, span } = remainingTime(times, now, timingCopy(pack, kind));
  return (
    <>
      {!isOver && (
        <p
          data-until-over=""
          data-timing=""
          className="no-print on-night ground-deep px-5 py-4.5 sm:px-6"
        >
          <span className="quiet block text-sm font-medium">{title}</span>
          <span className="mt-1 block text-xl font-bold tracking-[-0.025em]">{span}</span>
        </p>
      )}
      <p
        data-over=""
        hidden={!isOver}
        className="no-print bg-ink-200 px-5 py-4 font-medium text-ink-700 sm:px-6"
      >
        {kind.copy.detail.timing.after}
      </p>
    </>
  );
}

/** The copy of a kind of event, with the units that both kinds share. */
function timingCopy(pack: LocalizedPack, { copy: { detail } }: EventPagesConfig) {
  const copy = pack.copy('registration');
  const { before, during } = detail.timing;
  return { ...copy.timing, before, during };
}
