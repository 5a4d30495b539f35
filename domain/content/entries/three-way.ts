/**
 * Decides what a load does with one entry, from three texts: the folder's file, what the folder had
 * when it was loaded last, and what the console made of it.
 */

/** The folder's file compared with the last load. */
export type FileState = 'same' | 'changed' | 'gone' | 'new';
/** What is published compared with the last load; `absent` if the console has no such entry. */
export type ConsoleState = 'same' | 'changed' | 'deleted' | 'new' | 'absent';

export type Decision =
  /** Nothing changes. */
  | 'keep'
  /** The file becomes the published version. */
  | 'take-file'
  /** The published version equals the file, which becomes the base. */
  | 'advance'
  /** Both changed: changes of different fields are merged; the rest is a conflict. */
  | 'merge'
  /** The entry leaves the site, because its file is gone. */
  | 'remove'
  /** The deleted entry is no longer in the folder either. */
  | 'forget-file'
  /** What is live stays until someone decides. */
  | 'conflict';

const DECISIONS: Readonly<Record<FileState, Readonly<Record<ConsoleState, Decision>>>> = {
  same: { same: 'keep', changed: 'keep', deleted: 'keep', new: 'keep', absent: 'keep' },
  changed: {
    same: 'take-file',
    changed: 'merge',
    deleted: 'conflict',
    new: 'merge',
    absent: 'take-file',
  },
  gone: {
    same: 'remove',
    changed: 'conflict',
    deleted: 'forget-file',
    new: 'keep',
    absent: 'keep',
  },
  new: {
    same: 'take-file',
    changed: 'merge',
    deleted: 'conflict',
    new: 'merge',
    absent: 'take-file',
  },
};

/** @param isEqual the file's text is the published text */
export function decide(file: FileState, console: ConsoleState, isEqual: boolean): Decision {
  const decision = DECISIONS[file][console];
  return decision === 'merge' && isEqual ? 'advance' : decision;
}
