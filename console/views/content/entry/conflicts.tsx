/** Two texts for one field: one’s own and a colleague’s, or the console’s and the folder’s. */
import { useState } from 'react';
import { call } from '#console/api/call.ts';
import { mutate } from '#console/api/mutate.ts';
import { useCan } from '#console/session.tsx';
import { Banner } from '#console/ui/banner.tsx';
import { Button } from '#console/ui/button.tsx';
import type { EntryDetail } from '#contract/console/entries.ts';
import type { DraftSaver, SaveConflict } from './draft-saver.ts';
import { pathLabel } from './path-label.ts';
import { showEntry } from './show-entry.ts';

interface SaveConflictsProps {
  conflicts: readonly SaveConflict[];
  saver: DraftSaver;
}

export function SaveConflicts({ conflicts, saver }: SaveConflictsProps) {
  return conflicts.map((conflict) => {
    const { change, theirs } = conflict;
    const label = change.op === 'body' ? 'Text' : pathLabel(change.path);
    const mine = 'value' in change ? change.value : null;
    return (
      <Banner key={label} tone="warning">
        <p className="font-medium">A colleague has changed “{label}” too</p>
        <Sides
          mineLabel="Yours"
          mine={mine}
          theirsLabel="Your colleague’s"
          theirs={theirs}
          onChoose={(choice) => saver.resolve(conflict, choice)}
        />
      </Banner>
    );
  });
}

export function FileConflicts({ entry }: { entry: EntryDetail }) {
  const { file, conflicts, isFileGone } = entry;
  const [choices, setChoices] = useState<readonly ('file' | 'console' | undefined)[]>([]);
  const [isBusy, setBusy] = useState(false);
  const mayPublish = useCan('content.publish');
  if (conflicts.length === 0) return null;
  const all = conflicts.map((_, index) => choices[index]);
  const isComplete = all.every((choice) => choice !== undefined);

  async function resolve() {
    setBusy(true);
    const body = { file, choices: all.map((choice) => choice ?? 'console') };
    const resolved = await mutate({
      send: () => call('resolveConflict', { body }),
      invalidates: ['content'],
      doneText: 'Resolved and published',
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
            Use the chosen texts
          </Button>
        )
      }
    >
      <p className="font-medium">
        {isFileGone
          ? 'The file of this entry was deleted in the content folder, but it was changed here'
          : 'This entry was changed in the content folder and here. What was live stays live until you choose.'}
      </p>
      {conflicts.map(({ part, path, mine, theirs }, index) => (
        <div key={`${part} ${path.join('.')}`} className="mt-2">
          <p className="text-xs">{part === 'field' ? pathLabel(path) : 'Text'}</p>
          <Sides
            mineLabel="Here"
            mine={mine}
            theirsLabel="In the folder"
            theirs={theirs}
            chosen={
              all[index] === undefined ? undefined : all[index] === 'file' ? 'theirs' : 'mine'
            }
            onChoose={(side) => setChoices(all.with(index, side === 'theirs' ? 'file' : 'console'))}
          />
        </div>
      ))}
    </Banner>
  );
}

interface SidesProps {
  mineLabel: string;
  mine: unknown;
  theirsLabel: string;
  theirs: unknown;
  chosen?: 'mine' | 'theirs' | undefined;
  onChoose: (side: 'mine' | 'theirs') => void;
}

function Sides({ mineLabel, mine, theirsLabel, theirs, chosen, onChoose }: SidesProps) {
  return (
    <div className="mt-1.5 grid gap-2 sm:grid-cols-2">
      {(['mine', 'theirs'] as const).map((side) => (
        <div
          key={side}
          className="grid content-start gap-1.5 rounded-inner bg-surface p-2.5 text-text"
        >
          <p
            className="max-h-40 overflow-auto text-sm whitespace-pre-wrap wrap-anywhere"
            tabIndex={-1}
          >
            {textOf(side === 'mine' ? mine : theirs)}
          </p>
          <Button
            size="small"
            className="justify-self-start"
            aria-pressed={chosen === side}
            onClick={() => onChoose(side)}
          >
            {chosen === side ? 'Chosen: ' : 'Use '}
            {(side === 'mine' ? mineLabel : theirsLabel).toLowerCase()}
          </Button>
        </div>
      ))}
    </div>
  );
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return 'Nothing';
  return typeof value === 'string' ? value : JSON.stringify(value, null, 1);
}
