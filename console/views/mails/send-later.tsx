import { Checkbox } from '#console/ui/checkbox.tsx';
import { TextField } from '#console/ui/text-field.tsx';
import { MAX_SEND_DELAY } from '#contract/console/limits.ts';

interface SendLaterProps {
  /** Epoch milliseconds; null for now. */
  sendAt: number | null;
  error: string | undefined;
  onChange: (sendAt: number | null) => void;
}

export function SendLater({ sendAt, error, onChange }: SendLaterProps) {
  return (
    <div className="grid gap-2">
      <Checkbox
        label="Send later"
        checked={sendAt !== null}
        onChange={(event) => onChange(event.currentTarget.checked ? nextMorning(Date.now()) : null)}
      />
      {sendAt !== null && (
        <div className="max-w-64">
          <TextField
            type="datetime-local"
            label="Date and time"
            hint={`In the time zone of this device (${Intl.DateTimeFormat().resolvedOptions().timeZone}).`}
            error={error}
            value={localMinute(sendAt)}
            min={localMinute(Date.now())}
            max={localMinute(Date.now() + MAX_SEND_DELAY)}
            onChange={(event) => {
              const time = parseLocalMinute(event.currentTarget.value);
              if (time !== null) onChange(time);
            }}
          />
        </div>
      )}
    </div>
  );
}

/** The value of a `datetime-local` field in the device's time zone: `2026-11-28T09:00`. */
export function localMinute(time: number): string {
  const minutes = new Date(time).getTimezoneOffset();
  return new Date(time - minutes * 60_000).toISOString().slice(0, 16);
}

/** Epoch milliseconds; null if the field is empty or incomplete. */
export function parseLocalMinute(local: string): number | null {
  const time = new Date(local).getTime();
  return local === '' || Number.isNaN(time) ? null : time;
}

/** 9:00 on the next day in the device's time zone. */
export function nextMorning(now: number): number {
  const morning = new Date(now);
  morning.setDate(morning.getDate() + 1);
  return morning.setHours(9, 0, 0, 0);
}
