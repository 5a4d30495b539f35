import { type ReactNode, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { OutsideButton } from '#app/ui/button/button.tsx';
import Check from '#app/ui/icons/check.ts';
import copy from '#content/registration.yaml';
import words from '#content/words.yaml';
import type { CalendarEvent } from '#contract/calendar-events.ts';
import { feesOf } from './fees.ts';
import { SUBMISSION_QUERY } from './submission-query.ts';
import { useRegistered } from './use-registered.ts';

interface RegistrationProps {
  event: CalendarEvent;
  /** Path of the event's page. */
  page: string;
  isOver: boolean;
  /** The way in, below. */
  children?: ReactNode;
}

/** The way to the form, and for whoever has been there, that they are in. */
export function Registration({ event, page, isOver, children }: RegistrationProps) {
  const [query, setQuery] = useSearchParams();
  const hasReturned = Boolean(query.get(SUBMISSION_QUERY));
  const { registered, changes, register, undo } = useRegistered(page, hasReturned);
  const heading = useRef<HTMLHeadingElement>(null);

  // What had the focus is gone.
  useEffect(() => {
    if (changes > 0) heading.current?.focus({ preventScroll: true });
  }, [changes]);

  function takeBack() {
    undo();
    if (!hasReturned) return;
    query.delete(SUBMISSION_QUERY);
    setQuery(query, { replace: true, preventScrollReset: true });
  }

  const { registrationLink } = event;
  return (
    <section className="grid gap-3.5">
      <h2 ref={heading} tabIndex={-1} className="flex items-center gap-3 text-2xl outline-none">
        {registered && (
          <span className="grid size-8 flex-none place-items-center rounded-full bg-success text-white">
            <Check size={18} aria-hidden="true" />
          </span>
        )}
        {registered ? copy.registered.title : copy.title}
      </h2>
      {registered ? (
        <Registered onUndo={takeBack} />
      ) : (
        <>
          <dl className="flex items-baseline justify-between gap-4">
            <dt className="text-sm text-ink-600">{copy.fees}</dt>
            <dd className="text-xl font-bold tracking-[-0.02em]">{feesOf(event, copy)}</dd>
          </dl>
          {isOver && <p className="text-sm text-ink-600">{copy.closed}</p>}
          {!isOver && registrationLink && (
            <div className="no-print">
              <OutsideButton
                href={registrationLink}
                tone="action"
                onClick={register}
                className="w-full"
              >
                {copy.register}
                <span className="sr-only">{words.newTab}</span>
              </OutsideButton>
              <p className="mt-2.5 text-center text-xs text-ink-600">{copy.hint}</p>
            </div>
          )}
        </>
      )}
      {children}
    </section>
  );
}

function Registered({ onUndo }: { onUndo: () => void }) {
  const { text, undo } = copy.registered;
  return (
    <div>
      <p className="text-sm text-ink-700">{text}</p>
      <button
        type="button"
        onClick={onUndo}
        className="no-print min-h-11 cursor-pointer text-sm text-primary-700 underline underline-offset-4 noscript:hidden"
      >
        {undo}
      </button>
    </div>
  );
}
