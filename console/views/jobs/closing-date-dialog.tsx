import { useState } from 'react';
import { call } from '#console/api/call.ts';
import { CallProblem } from '#console/api/call-problem.ts';
import { mutate } from '#console/api/mutate.ts';
import { Button } from '#console/ui/button.tsx';
import { FormDialog } from '#console/ui/form-dialog.tsx';
import { formatDate } from '#console/ui/formats.ts';
import { TextField } from '#console/ui/text-field.tsx';
import type { ConsoleJob } from '#contract/console/jobs.ts';
import { MAX_EXTENSION } from '#contract/console/limits.ts';

interface LastDayDialogProps {
  job: ConsoleJob;
  onClose: () => void;
}

const DAY = 86_400_000;

/** The value of a date field in the device's time zone. */
const dateValue = (time: number) => {
  const at = new Date(time);
  const parts = [at.getFullYear(), at.getMonth() + 1, at.getDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
};

const endOfDay = (day: string) => new Date(`${day}T23:59:59.999`).getTime();

function useLastDay({ job, onClose }: LastDayDialogProps) {
  const { slug, name, version, validThrough } = job;
  const isAhead = validThrough !== null && validThrough > Date.now();
  const [day, setDay] = useState(dateValue(isAhead ? validThrough : Date.now() + 30 * DAY));
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  /** @param end epoch milliseconds; null for the date in the content file */
  async function save(end: number | null) {
    setBusy(true);
    const answer = await mutate({
      send: () =>
        call('changeJob', {
          params: { slug },
          body: { version, validThrough: end, ...(end !== null && { isClosed: false }) },
        }),
      invalidates: ['jobs'],
      doneText:
        end === null
          ? `Closing date of ${name} reset to the content file`
          : `${name} is open until ${formatDate(end)}`,
      onProblem: (problem) => {
        const message =
          problem instanceof CallProblem ? problem.errorOf('validThrough') : undefined;
        setError(message);
        return message !== undefined;
      },
    });
    setBusy(false);
    if (answer) onClose();
  }

  function saveDay() {
    const end = endOfDay(day);
    if (Number.isNaN(end)) setError('Choose a date');
    else void save(end);
  }

  return { day, setDay, error, isBusy, saveDay, revert: () => save(null) };
}

/** Changes the closing date of a job, or resets it to the one in its content file. */
export function ClosingDateDialog(props: LastDayDialogProps) {
  const { job, onClose } = props;
  const { name, packValidThrough, ownEnd } = job;
  const { day, setDay, error, isBusy, saveDay, revert } = useLastDay(props);
  return (
    <FormDialog
      title={`Closing date: ${name}`}
      size="narrow"
      submitLabel="Save date"
      isBusy={isBusy}
      secondaryAction={
        ownEnd !== null && (
          <Button tone="plain" onClick={revert}>
            Use date from content file
          </Button>
        )
      }
      onSubmit={saveDay}
      onClose={onClose}
    >
      <TextField
        label="Closing date"
        hint={
          packValidThrough === null
            ? 'People can apply until the end of this day. The content file has no closing date.'
            : `People can apply until the end of this day. The content file says ${formatDate(packValidThrough)}.`
        }
        error={error}
        type="date"
        min={dateValue(Date.now())}
        max={dateValue(Date.now() + MAX_EXTENSION)}
        value={day}
        onChange={({ target }) => setDay(target.value)}
      />
    </FormDialog>
  );
}
