/** Two texts for one field: one’s own and a colleague’s, or the console’s and the file’s. */
import { useState } from 'react';
import { call } from '#console/api/call.ts';
import { mutate } from '#console/api/mutate.ts';
import { useCan } from '#console/session.tsx';
import { Banner } from '#console/ui/banner.tsx';
import { Button } from '#console/ui/button.tsx';
import type { EntryDetail } from '#contract/console/entries.ts';
import type { FieldConflict } from '#contract/console/field-changes.ts';
import { ConflictSides } from './conflict-sides.tsx';
import type { DraftSaver, SaveConflict } from './draft-saver.ts';
import { showEntry } from './show-entry.ts';
import { useFieldLabels } from './use-field-labels.ts';

interface SaveConflictsProps {
  conflicts: readonly SaveConflict[];
  saver: DraftSaver;
}

export function SaveConflicts({ conflicts, saver }: SaveConflictsProps) {
  const labelAt = useFieldLabels(saver.getSnapshot().entry);
  return conflicts.map((conflict) => {
    const { change, base, theirs } = conflict;
    const label = change.op === 'body' ? 'Text' : labelAt(change.path);
    const mine = 'value' in change ? change.value : null;
    return (
      <Banner key={label} tone="warning">
        <p className="font-medium">A colleague has changed “{label}” too</p>
        <ConflictSides
          label={label}
          base={base}
          mine={{ caption: 'Yours', action: 'Keep your text', value: mine }}
          theirs={{
            caption: 'Your colleague’s',
            action: 'Keep your colleague’s text',
            value: theirs,
          }}
          onChoose={(choice) => saver.resolve(conflict, choice)}
        />
      </Banner>
    );
  });
}

const PART_LABELS = { body: 'Text', file: 'The whole entry' } as const;

export function FileConflicts({ entry }: { entry: EntryDetail }) {
  const { file, conflicts, isFileGone } = entry;
  const [choices, setChoices] = useState<readonly ('file' | 'console' | undefined)[]>([]);
  const [isBusy, setBusy] = useState(false);
  const mayPublish = useCan('content.publish');
  const labelAt = useFieldLabels(entry);
  const labelOf = ({ part, path }: FieldConflict) =>
    part === 'field' ? labelAt(path) : PART_LABELS[part];
  if (conflicts.length === 0) return null;
  const all = conflicts.map((_, index) => choices[index]);
  const isComplete = all.every((choice) => choice !== undefined);

  async function resolve() {
    setBusy(true);
    const body = { file, choices: all.map((choice) => choice ?? 'console') };
    const resolved = await mutate({
      send: () => call('resolveConflict', { body }),
      invalidates: ['content'],
      doneText: 'Resolved the conflict',
    });
    setBusy(false);
    if (resolved) showEntry(resolved);
  }

  return (
    <Banner
      tone="warning"
      actions={
        mayPublish && (
          <Button tone="primary" disabled={!isComplete} isBusy={isBusy} onClick={resolve}>
            Resolve conflict
          </Button>
        )
      }
    >
      <p className="font-medium">
        {isFileGone
          ? 'The file of this entry was deleted, but its text was changed in the console'
          : 'This entry was changed in the console and in its file'}
      </p>
      <p>What is live stays live until the conflict is resolved. Then the chosen texts go live.</p>
      {conflicts.map((conflict, index) => {
        const { part, path, base, mine, theirs } = conflict;
        const choice = all[index];
        return (
          <div key={`${part} ${path.join('.')}`} className="mt-3">
            <p className="font-medium">{labelOf(conflict)}</p>
            <ConflictSides
              label={labelOf(conflict)}
              base={part === 'file' ? null : base}
              mine={{
                caption: 'In the console',
                action: 'Keep the console’s text',
                value: mine,
              }}
              theirs={{
                caption: 'In the file',
                action: isFileGone ? 'Take off the site' : 'Keep the file’s text',
                value: theirs,
              }}
              chosen={choice && (choice === 'file' ? 'theirs' : 'mine')}
              onChoose={
                mayPublish
                  ? (side) => setChoices(all.with(index, side === 'theirs' ? 'file' : 'console'))
                  : undefined
              }
            />
          </div>
        );
      })}
    </Banner>
  );
}
