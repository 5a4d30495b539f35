import type { ReactNode } from 'react';
import { Icon } from '#app/ui/icons/icon.tsx';
import { Labels } from '#app/ui/text/label.tsx';
import type { CalendarEvent } from '#contract/calendar-events.ts';

interface MarkProps {
  className?: string;
  children: ReactNode;
}

/** A prominent label for an unusual state, such as a cancellation. */
export function Mark({ className = '', children }: MarkProps) {
  return (
    <span
      className={`rounded-full bg-ink px-2.5 py-0.5 text-xs font-medium text-white ${className}`}
    >
      {children}
    </span>
  );
}

/** An SVG, because the color is from the database and pages allow no style attributes. */
export function CategoryDot({ color }: { color: string }) {
  return (
    <svg width="10" height="10" viewBox="0 0 10 10" aria-hidden="true">
      <circle cx="5" cy="5" r="5" fill={color} />
    </svg>
  );
}

interface EventLocationProps {
  event: Pick<CalendarEvent, 'mode' | 'location'>;
  iconSize: 16 | 20;
}

/** The location of a virtual event, such as "Online", already says that it is virtual. */
export function EventLocation({ event: { mode, location }, iconSize }: EventLocationProps) {
  const isVirtual = mode === 'Virtual';
  return (
    <>
      <Icon
        name={isVirtual ? 'video' : 'map-pin'}
        size={iconSize}
        className="flex-none text-ink-500"
      />
      <Labels texts={isVirtual && location ? [location] : [mode, location]} />
    </>
  );
}
