/** The saver of one entry, for as long as its page is open. */
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { call } from '#console/api/call.ts';
import { CallProblem, errorMessage } from '#console/api/call-problem.ts';
import { ask } from '#console/api/prompts.ts';
import { invalidate } from '#console/api/queries.ts';
import type { EntryDetail } from '#contract/console/entries.ts';
import { DraftSaver, SaveError, type Snapshot } from './draft-saver.ts';
import { openKept } from './kept-changes.ts';

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
    const retry = () => void saver.flush();
    addEventListener('beforeunload', warn);
    addEventListener('online', retry);
    return () => {
      removeEventListener('beforeunload', warn);
      removeEventListener('online', retry);
      // The entry in the other language shows what was written in this one.
      void saver.flush().then(() => invalidate([`content/entry:${file}`]));
    };
  }, [saver, file]);
  return { saver, snapshot };
}

function createSaver(entry: EntryDetail): DraftSaver {
  const { file } = entry;
  const kept = openKept(file);
  const signInAgain = signInPrompt(() => void saver.flush());
  const saver: DraftSaver = new DraftSaver(
    entry,
    {
      send: async (version, pending) => {
        try {
          const changes = pending.map(({ change }) => change);
          const bases = pending.map(({ base }) => base);
          const body = { file, version, changes, bases };
          // The prompt of other calls would leave "Saving…" on the screen while it is open.
          const answer = await call('saveDraft', { body, isBackground: true });
          signInAgain.saved();
          invalidate(['content?', `content/check:${file}`]);
          return answer as Awaited<ReturnType<ConstructorParameters<typeof DraftSaver>[1]['send']>>;
        } catch (error) {
          if (error instanceof CallProblem && error.status === 401) signInAgain.ask();
          const isFinal = error instanceof CallProblem && FINAL.includes(error.status);
          throw new SaveError(errorMessage(error), isFinal);
        }
      },
      keep: (pending) => void kept.keep(pending),
      later: (delay, run) => {
        const timer = setTimeout(run, delay);
        return () => clearTimeout(timer);
      },
      now: Date.now,
    },
    kept.found,
  );
  return saver;
}

/** Asks once to sign in again, since a dismissed dialog must not come back with every attempt. */
function signInPrompt(retry: () => void) {
  let hasAsked = false;
  return {
    ask: () => {
      if (hasAsked) return;
      hasAsked = true;
      ask('sign-in').then(retry, () => undefined);
    },
    saved: () => {
      hasAsked = false;
    },
  };
}
