import { Checkbox } from '#console/ui/checkbox.tsx';
import { TextField } from '#console/ui/text-field.tsx';
import { SEND_LATER_LIMIT } from '#contract/console/limits.ts';
import { localMinute, nextMorning, timeOf } from './local-minute.ts';

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
        label="Send it later"
        checked={sendAt !== null}
        onChange={(event) => onChange(event.currentTarget.checked ? nextMorning(Date.now()) : null)}
      />
      {sendAt !== null && (
        <div className="max-w-64">
          <TextField
            type="datetime-local"
            label="Day and hour"
            hint={`By the clock of this device (${Intl.DateTimeFormat().resolvedOptions().timeZone})`}
            error={error}
            value={localMinute(sendAt)}
            min={localMinute(Date.now())}
            max={localMinute(Date.now() + SEND_LATER_LIMIT)}
            onChange={(event) => {
              const time = timeOf(event.currentTarget.value);
              if (time !== null) onChange(time);
            }}
          />
        </div>
      )}
    </div>
  );
}
