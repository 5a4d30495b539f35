/** The saver of one entry, for as long as its page is open. */
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { call } from '#console/api/call.ts';
import { CallProblem, errorMessage } from '#console/api/call-problem.ts';
import { invalidate } from '#console/api/queries.ts';
import type { EntryDetail } from '#contract/console/entries.ts';
import { DraftSaver, SaveError, type Snapshot } from './draft-saver.ts';
import { keep, readKept } from './kept-changes.ts';

/** Statuses with which the same changes would be refused again. */
const FINAL = [400, 403, 404, 413, 422];

export function useSaver(entry: EntryDetail): { saver: DraftSaver; snapshot: Snapshot } {
  const { file } = entry;
  // Another saver would not know what the first has in flight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: later states arrive by `replace`
  const saver = useMemo(() => createSaver(entry), [file]);
  const snapshot = useSyncExternalStore(saver.subscribe, saver.getSnapshot);
  useEffect(() => saver.replace(entry), [saver, entry]);
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (saver.isDirty) event.preventDefault();
    };
    addEventListener('beforeunload', warn);
    return () => {
      removeEventListener('beforeunload', warn);
      void saver.flush();
    };
  }, [saver]);
  return { saver, snapshot };
}

function createSaver(entry: EntryDetail): DraftSaver {
  const { file } = entry;
  return new DraftSaver(
    entry,
    {
      send: async (version, pending) => {
        try {
          const changes = pending.map(({ change }) => change);
          const bases = pending.map(({ base }) => base);
          const answer = await call('saveDraft', { body: { file, version, changes, bases } });
          invalidate(['content?', `content/check:${file}`]);
          return answer as Awaited<ReturnType<ConstructorParameters<typeof DraftSaver>[1]['send']>>;
        } catch (error) {
          const isFinal = error instanceof CallProblem && FINAL.includes(error.status);
          throw new SaveError(errorMessage(error), isFinal);
        }
      },
      keep: (pending) => void keep(file, pending),
      later: (delay, run) => {
        const timer = setTimeout(run, delay);
        return () => clearTimeout(timer);
      },
      now: Date.now,
    },
    readKept(file),
  );
}
