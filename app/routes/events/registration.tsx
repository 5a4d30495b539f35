import type { ReactNode } from 'react';
import { useCopy, usePack } from '#app/pack-context.ts';
import { Icon } from '#app/ui/icons/icon.tsx';
import { ExternalButton } from '#app/ui/navigation/button.tsx';
import type { CalendarEvent } from '#contract/calendar-events.ts';
import { feesOf } from './fees.ts';

interface RegistrationProps {
  event: CalendarEvent;
  isOver: boolean;
  /** The form returned to this page. Only scripts can read what the device remembers. */
  hasReturned: boolean;
  /** The button to join, at the end. */
  children?: ReactNode;
}

/** A link to the form, or a confirmation for visitors who have registered. */
export function Registration({ event, isOver, hasReturned, children }: RegistrationProps) {
  const pack = usePack();
  const copy = useCopy('registration');
  const labels = useCopy('labels');
  const { registered, title } = copy;
  return (
    <section className="grid gap-3.5">
      <h2
        data-registration=""
        tabIndex={-1}
        className="flex items-center gap-3 text-2xl outline-none"
      >
        <span
          hidden={!hasReturned}
          className="grid size-8 flex-none place-items-center rounded-full bg-success text-white"
        >
          <Icon name="check" size={18} />
        </span>
        <span>{hasReturned ? registered.title : title}</span>
      </h2>
      <div data-registered="" hidden={!hasReturned}>
        <p className="text-sm text-ink-700">{registered.text}</p>
        <button
          type="button"
          data-undo=""
          className="no-print min-h-11 cursor-pointer text-sm text-primary-700 underline underline-offset-4 noscript:hidden"
        >
          {registered.undo}
        </button>
      </div>
      <div data-unregistered="" hidden={hasReturned} className="grid gap-3.5">
        <dl className="flex items-baseline justify-between gap-4">
          <dt className="text-sm text-ink-600">{copy.fees}</dt>
          <dd className="text-xl font-bold tracking-[-0.02em]">{feesOf(pack, event)}</dd>
        </dl>
        <p data-over="" hidden={!isOver} className="text-sm text-ink-600">
          {copy.closed}
        </p>
        {!isOver && event.registrationLink && (
          <div data-until-over="" className="no-print">
            <ExternalButton
              href={event.registrationLink}
              data-register=""
              tone="action"
              className="w-full"
            >
              {copy.register}
              <span className="sr-only">{labels.newTab}</span>
            </ExternalButton>
            <p className="mt-2.5 text-center text-xs text-ink-600">{copy.hint}</p>
          </div>
        )}
      </div>
      {children}
    </section>
  );
}
