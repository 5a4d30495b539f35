/** Plans a publication or a takedown. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#console/api/call.ts';
import { CallProblem, errorMessage } from '#console/api/call-problem.ts';
import { invalidate } from '#console/api/queries.ts';
import { Checkbox } from '#console/ui/checkbox.tsx';
import { FormDialog } from '#console/ui/form-dialog.tsx';
import { formatUtcDate, ownTimeZone } from '#console/ui/formats.ts';
import { Select } from '#console/ui/select.tsx';
import { TextField } from '#console/ui/text-field.tsx';
import { showToast } from '#console/ui/toast-store.ts';
import { siteDay, wallTimes, zoneName } from '#console/views/content/wall-times.ts';
import type { EntryDetail } from '#contract/console/entries.ts';
import type { DraftSaver } from './draft-saver.ts';

interface ScheduleDialogProps {
  entry: EntryDetail;
  saver: DraftSaver;
  onClose: () => void;
}

const DAY = 86_400_000;

export function ScheduleDialog({ entry, saver, onClose }: ScheduleDialogProps) {
  const { file, draftVersion, isLive, title } = entry;
  const planned = useQuery({
    queryKey: [`content/planned:${file}`],
    queryFn: ({ signal }) => call('listPublications', { query: { file }, signal }),
  });
  const siteZone = planned.data?.timeZone ?? ownTimeZone();
  const zones = [...new Set([siteZone, ownTimeZone()])];
  const [chosenZone, setZone] = useState<string>();
  const zone = chosenZone ?? siteZone;
  const [action, setAction] = useState(draftVersion > 0 ? 'publish' : 'takedown');
  const [wallTime, setWallTime] = useState(
    () => `${new Date(Date.now() + DAY).toISOString().slice(0, 10)}T09:00`,
  );
  const [isDated, setDated] = useState(true);
  const [problem, setProblem] = useState<unknown>();
  const [isBusy, setBusy] = useState(false);
  const timeError = problem instanceof CallProblem ? problem.errorOf('wallTime') : undefined;

  // A text that is live keeps the day of its first publication.
  const day = action === 'publish' && !isLive ? siteDay(wallTime, zone, siteZone) : undefined;
  const otherDay = day !== undefined && hasOtherDay(entry.data, day) ? day : undefined;

  async function plan() {
    setBusy(true);
    setProblem(undefined);
    try {
      if (otherDay && isDated) {
        saver.change({ op: 'set', path: ['published'], value: otherDay });
        const isSaved = await saver.flush();
        // The page behind the dialog shows the reason, or the day that someone else has chosen.
        if (!isSaved || saver.getSnapshot().conflicts.length > 0) return onClose();
      }
      const version = saver.getSnapshot().entry.draftVersion;
      const body = { file, version, isTakedown: action === 'takedown', wallTime, timeZone: zone };
      const { dueAt, isTakedown } = await call('schedulePublication', { body });
      invalidate(['content']);
      const verb = isTakedown ? 'comes down' : 'goes live';
      showToast({ text: `${title} ${verb} ${wallTimes(dueAt, siteZone)}` });
      onClose();
    } catch (error) {
      setProblem(error);
    } finally {
      setBusy(false);
    }
  }

  return (
    <FormDialog
      title="Publish later"
      size="narrow"
      submitLabel="Plan"
      isBusy={isBusy}
      problem={problem !== undefined && !timeError && errorMessage(problem)}
      onSubmit={plan}
      onClose={onClose}
    >
      {draftVersion > 0 && isLive && (
        <Select
          label="What happens"
          choices={[
            { value: 'publish', label: 'The draft goes live' },
            { value: 'takedown', label: 'The entry comes down' },
          ]}
          value={action}
          onChange={({ target }) => setAction(target.value)}
        />
      )}
      <TextField
        label="Date and time"
        type="datetime-local"
        value={wallTime}
        error={timeError}
        onChange={({ target }) => setWallTime(target.value)}
      />
      {zones.length > 1 && (
        <Select
          label="Time zone"
          choices={zones.map((value) => ({
            value,
            label: `${zoneName(value)}${value === siteZone ? ' (the site’s)' : ' (yours)'}`,
          }))}
          value={zone}
          onChange={({ target }) => setZone(target.value)}
        />
      )}
      {otherDay && (
        <Checkbox
          label={`Set the publication day to ${formatUtcDate(Date.parse(otherDay))}`}
          hint="The draft has another day."
          checked={isDated}
          onChange={({ target }) => setDated(target.checked)}
        />
      )}
      {action === 'publish' && (
        <p className="text-sm text-quiet">
          This publishes the draft as it is now. To publish later changes, plan again.
        </p>
      )}
    </FormDialog>
  );
}

/** @param data values of an entry, of which some kinds have no publication day */
function hasOtherDay(data: unknown, day: string): boolean {
  const { published } = (data ?? {}) as { published?: unknown };
  // A time may follow the day.
  return typeof published === 'string' && !published.startsWith(day);
}
