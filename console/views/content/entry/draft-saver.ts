/**
 * Saves the draft of an entry while people type. One save is in flight at a time; what is typed
 * during it is sent with the next. Until the server has acknowledged it, a change is kept in the
 * browser too, so that a closed tab or a lost connection loses nothing.
 *
 * If there is no answer, the server may have saved the changes all the same. So the same changes
 * are sent again, and what was typed since is not merged into them: the server recognizes changes
 * that it has.
 */
import type { EntryDetail } from '#contract/console/entries.ts';
import type { FieldChange } from '#contract/console/field-changes.ts';
import { applyChange, baseOf, type EntryText } from './apply-change.ts';

/** A change with the value that it replaces. */
export interface PendingChange {
  change: FieldChange;
  base: unknown;
}

/** A field that someone else has changed too. */
export interface SaveConflict extends PendingChange {
  theirs: unknown;
}

export type SaveState =
  /** Everything is on the server. */
  | { name: 'saved'; at: number | null }
  /** Something is typed, or on its way. */
  | { name: 'saving' }
  /** The server could not be reached; another attempt follows. */
  | { name: 'waiting'; reason: string }
  /** The server refuses what was typed. */
  | { name: 'refused'; reason: string };

export interface Snapshot extends EntryText {
  entry: EntryDetail;
  state: SaveState;
  conflicts: readonly SaveConflict[];
}

export interface SaverPorts {
  /** Sends changes. @throws an error with `isFinal` if they must not be sent again unchanged */
  send: (
    version: number,
    pending: readonly PendingChange[],
  ) => Promise<{ entry: EntryDetail; conflicts: readonly SaveConflict[] }>;
  /** Keeps what is not acknowledged; an empty list forgets it. */
  keep: (pending: readonly PendingChange[]) => void;
  /** Calls back after a delay in milliseconds. @returns cancels it */
  later: (delay: number, run: () => void) => () => void;
  now: () => number;
}

/** Thrown by `send`. */
export class SaveError extends Error {
  /** True if another attempt with the same changes would fail too. */
  readonly isFinal: boolean;

  constructor(message: string, isFinal: boolean) {
    super(message);
    this.isFinal = isFinal;
  }
}

/** Milliseconds of quiet before a save, and the longest that something typed waits. */
const QUIET = 800;
const LONGEST = 3000;

/** Milliseconds before another attempt, doubled each time. */
const FIRST_RETRY = 2000;
const LONGEST_RETRY = 30_000;

/** Changes of one save; the contract allows 200. */
const MOST_CHANGES = 100;

export class DraftSaver {
  readonly #ports: SaverPorts;
  readonly #listeners = new Set<() => void>();
  /** Never sent. */
  #pending: PendingChange[] = [];
  /** Sent, but not acknowledged. */
  #sent: readonly PendingChange[] = [];
  #isInFlight = false;
  #cancelTimer: (() => void) | undefined;
  #waitingSince: number | undefined;
  #retryDelay = FIRST_RETRY;
  #snapshot: Snapshot;

  /** @param kept what an earlier tab could not save */
  constructor(entry: EntryDetail, ports: SaverPorts, kept: readonly PendingChange[] = []) {
    this.#ports = ports;
    const { data, body } = entry;
    this.#snapshot = { entry, data, body, state: { name: 'saved', at: null }, conflicts: [] };
    if (kept.length === 0) return;
    // The earlier tab may have sent them.
    this.#sent = kept;
    this.#update({ ...this.#withPending(entry), state: { name: 'saving' } });
    this.#schedule();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly getSnapshot = (): Snapshot => this.#snapshot;

  /** True if something is not on the server. */
  get isDirty(): boolean {
    return this.#pending.length > 0 || this.#sent.length > 0;
  }

  change(change: FieldChange): void {
    const base = baseOf(this.#snapshot, change);
    const last = this.#pending.at(-1);
    if (last && isSameField(last.change, change)) {
      this.#pending = [...this.#pending.slice(0, -1), { change, base: last.base }];
    } else {
      this.#pending = [...this.#pending, { change, base }];
    }
    this.#keep();
    const text = applyChange(this.#snapshot, change);
    // Typing does not make the server reachable.
    const { state } = this.#snapshot;
    this.#update({ ...text, state: state.name === 'waiting' ? state : { name: 'saving' } });
    this.#schedule();
  }

  /** Saves now, and resolves when everything is saved or cannot be. */
  async flush(): Promise<boolean> {
    this.#cancelTimer?.();
    while (this.isDirty) {
      if (this.#isInFlight) await this.#saving;
      else await this.#save();
      if (this.#snapshot.state.name === 'waiting' || this.#snapshot.state.name === 'refused') {
        return false;
      }
    }
    return true;
  }

  /** Shows an entry that changed on the server, such as by publishing. */
  replace(entry: EntryDetail): void {
    // The answer of the save brings a later one, and this one may contain what was sent.
    if (this.#sent.length > 0) return;
    if (entry.draftVersion < this.#snapshot.entry.draftVersion && this.isDirty) return;
    this.#update({ entry, ...this.#withPending(entry) });
  }

  /** Ends a conflict: keeps what is on the server, or sends one's own value again. */
  resolve(conflict: SaveConflict, choice: 'mine' | 'theirs'): void {
    const conflicts = this.#snapshot.conflicts.filter((each) => each !== conflict);
    this.#update({ conflicts });
    if (choice === 'mine') this.change(conflict.change);
  }

  stop(): void {
    this.#cancelTimer?.();
  }

  #saving: Promise<void> = Promise.resolve();

  #schedule(delay = QUIET): void {
    if (this.#isInFlight) return;
    this.#cancelTimer?.();
    this.#waitingSince ??= this.#ports.now();
    const waited = this.#ports.now() - this.#waitingSince;
    const rest = delay === QUIET ? Math.min(delay, Math.max(0, LONGEST - waited)) : delay;
    this.#cancelTimer = this.#ports.later(rest, () => void this.#save());
  }

  #save(): Promise<void> {
    this.#saving = this.#trySave();
    return this.#saving;
  }

  async #trySave(): Promise<void> {
    this.#cancelTimer?.();
    this.#waitingSince = undefined;
    if (this.#sent.length === 0) {
      this.#sent = this.#pending.slice(0, MOST_CHANGES);
      this.#pending = this.#pending.slice(MOST_CHANGES);
    }
    this.#isInFlight = true;
    try {
      const { entry, conflicts } = await this.#ports.send(
        this.#snapshot.entry.draftVersion,
        this.#sent,
      );
      this.#isInFlight = false;
      this.#sent = [];
      this.#retryDelay = FIRST_RETRY;
      this.#keep();
      const isSaved = this.#pending.length === 0;
      this.#update({
        entry,
        ...this.#withPending(entry),
        conflicts: [...this.#snapshot.conflicts, ...conflicts],
        state: isSaved ? { name: 'saved', at: this.#ports.now() } : { name: 'saving' },
      });
      if (!isSaved) this.#schedule();
    } catch (error) {
      this.#isInFlight = false;
      this.#failed(error);
    }
  }

  #failed(error: unknown): void {
    const reason = error instanceof Error ? error.message : String(error);
    if (error instanceof SaveError && error.isFinal) {
      this.#pending = [...this.#sent, ...this.#pending];
      this.#sent = [];
      this.#update({ state: { name: 'refused', reason } });
      return;
    }
    this.#update({ state: { name: 'waiting', reason } });
    this.#schedule(this.#retryDelay);
    this.#retryDelay = Math.min(this.#retryDelay * 2, LONGEST_RETRY);
  }

  #withPending(entry: EntryDetail): EntryText {
    const all = [...this.#sent, ...this.#pending];
    return all.reduce<EntryText>((text, { change }) => tryChange(text, change), {
      data: entry.data,
      body: entry.body,
    });
  }

  #keep(): void {
    this.#ports.keep([...this.#sent, ...this.#pending]);
  }

  #update(part: Partial<Snapshot>): void {
    this.#snapshot = { ...this.#snapshot, ...part };
    for (const listener of this.#listeners) listener();
  }
}

/** Typing in one field is one change. */
function isSameField(last: FieldChange, next: FieldChange): boolean {
  if (last.op === 'body') return next.op === 'body';
  return last.op === 'set' && next.op === 'set' && last.path.join('\n') === next.path.join('\n');
}

/** A colleague may have removed the item that a change is about; the server reports that. */
function tryChange(text: EntryText, change: FieldChange): EntryText {
  try {
    return applyChange(text, change);
  } catch {
    return text;
  }
}
