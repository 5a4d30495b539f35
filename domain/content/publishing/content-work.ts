/**
 * What reads the whole pack: checks and publications. The server does it in a thread, because it
 * takes hundreds of milliseconds. Arguments and results can be sent between threads.
 */
import type { EntryProblem } from '#contract/console/entries.ts';
import type { Permit } from '#domain/staff/permissions.ts';
import { checkEntry } from './check-entry.ts';
import { publishDue } from './publish-due.ts';
import { publishDraft } from './publish-entry.ts';
import { type Publisher, publish } from './publisher.ts';
import { renameEntry } from './rename-entry.ts';
import { type Choice, resolveConflict } from './resolve-conflict.ts';
import { deleteEntry, unpublishEntry } from './take-off.ts';
import { undoPublish } from './undo-publish.ts';

type PublishPermit = Permit<'content.publish'>;

export interface ContentWork {
  check(file: string): Promise<{ draftVersion: number; problems: EntryProblem[] }>;
  publish(permit: PublishPermit, target: { file: string; version: number }): Promise<void>;
  unpublish(permit: PublishPermit, file: string): Promise<void>;
  remove(permit: PublishPermit, file: string): Promise<void>;
  /** @returns the new file */
  rename(permit: PublishPermit, target: { file: string; slug: string }): Promise<string>;
  undo(permit: PublishPermit, target: { file: string; publishedVersion: number }): Promise<void>;
  resolve(permit: PublishPermit, target: { file: string; choices: Choice[] }): Promise<void>;
  /** Reads what is published again, after a file that it shows has changed. */
  refresh(): Promise<void>;
  /** Publishes what is due. @returns what failed */
  publishDue(): Promise<{ file: string; problem: string }[]>;
}

/** @param pages URL paths of the pages that exist without an entry */
export function createContentWork(
  publisher: Publisher,
  pages: () => Promise<readonly string[]>,
): ContentWork {
  return {
    check: async (file) => checkEntry(publisher, file, await pages(), Date.now()),
    publish: (permit, target) => publishDraft(permit, publisher, target, Date.now()),
    unpublish: (permit, file) => unpublishEntry(permit, publisher, file, Date.now()),
    remove: (permit, file) => deleteEntry(permit, publisher, file, Date.now()),
    rename: (permit, target) => renameEntry(permit, publisher, target, Date.now()),
    undo: (permit, target) => undoPublish(permit, publisher, target, Date.now()),
    resolve: (permit, target) => resolveConflict(permit, publisher, target, Date.now()),
    refresh: () => publish(publisher, noChanges, Date.now()),
    publishDue: () => publishDue(publisher, Date.now()),
  };
}

const noChanges = async () => ({ changes: [], staffId: null });
