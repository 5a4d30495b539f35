import { useId } from 'react';
import { Button, OutsideButton } from '#app/ui/button/button.tsx';
import Video from '#app/ui/icons/video.ts';
import copy from '#content/registration.yaml';
import words from '#content/words.yaml';
import type { CalendarEventDetail } from '#contract/calendar-events.ts';
import { canJoin } from '#contract/event-times.ts';
import type { EventPagesConfig } from './event-pages-config.ts';
import { useJoinLink } from './use-join-link.ts';

interface JoinNowProps {
  kind: EventPagesConfig;
  event: CalendarEventDetail;
  /** Epoch milliseconds. */
  now: number;
}

/** The way into a virtual event. */
export function JoinNow({ kind, event, now }: JoinNowProps) {
  const id = useId();
  const isOpen = canJoin(event, now);
  const { slug, joinNowLink: given } = event;
  const link = useJoinLink({ kind, slug, given, isOpen, now });
  const label = (
    <>
      <Video size={20} aria-hidden="true" />
      {copy.join.button}
    </>
  );
  if (isOpen && link) {
    return (
      <OutsideButton href={link} className="no-print w-full">
        {label}
        <span className="sr-only">{words.newTab}</span>
      </OutsideButton>
    );
  }
  return (
    <div className="no-print">
      <Button
        tone="quiet"
        aria-disabled="true"
        aria-describedby={id}
        className="w-full cursor-default opacity-60 hover:border-ink-300"
      >
        {label}
      </Button>
      <p id={id} className="mt-2 text-center text-xs text-ink-600">
        {isOpen && link === '' ? copy.join.missing : copy.join.early}
      </p>
    </div>
  );
}
