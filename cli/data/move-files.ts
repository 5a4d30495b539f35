/** `move-files --to store|database`: moves large files, also while the site runs. */
import { withDatabase } from '#cli/command-line.ts';
import { UsageError } from '#cli/options.ts';
import { checkObjectStore } from '#domain/files/check-store.ts';
import { deleteDueObjects } from '#domain/files/delete-objects.ts';
import type { Place } from '#domain/files/movable-files.ts';
import { type MoveCounts, moveFiles } from '#domain/files/move-files.ts';
import { objectStore } from '#domain/files/object-store.ts';
import { counted } from '#domain/support/counted.ts';
import type { Command } from './command.ts';
import { sizeOf } from './sizes.ts';

/** Milliseconds between two lines of progress. */
const INTERVAL = 5000;

export const moveFilesCommand: Command = {
  options: { to: { type: 'string' } },
  file: 'none',
  stopped: 'Stopped. Run the command again to move the rest.',
  async run({ values, config, io }) {
    const to = placeOf(values.to);
    await withDatabase(config, io, async (db) => {
      const store = objectStore();
      if (!store) throw new UsageError('OBJECT_STORE_URL is not set. Set it as for the site.');
      await checkObjectStore(store);
      const lines: string[] = [];
      let announcedAt = performance.now();
      const counts = await moveFiles(db, {
        to,
        signal: io.signal,
        progress({ names, moved, bytes }) {
          if (performance.now() - announcedAt < INTERVAL) return;
          announcedAt = performance.now();
          io.note(`${counted(moved, ...names)} moved, ${sizeOf(bytes)} …`);
        },
        report: (line) => lines.push(line),
      });
      await io.write(`${summaryOf(counts, to === 'store' ? store.name : 'the database')}\n`);
      io.signal.throwIfAborted();
      const { deleted } = await deleteDueObjects(db, Date.now(), io.signal);
      if (deleted > 0) await io.write(`Deleted ${counted(deleted, 'object')} from ${store.name}\n`);
      if (lines.length === 0) return;
      throw new UsageError(`Not moved, ${counted(lines.length, 'file')}:\n${lines.join('\n')}`);
    });
  },
};

function placeOf(text: string | boolean | undefined): Place {
  if (text === 'store' || text === 'database') return text;
  throw new UsageError('move-files needs --to store or --to database.', { showsUsage: true });
}

function summaryOf(counts: readonly MoveCounts[], target: string): string {
  const moved = counts.filter((table) => table.moved > 0);
  if (moved.length === 0) return `Nothing to move: all files are in ${target}`;
  const total = sizeOf(moved.reduce((sum, { bytes }) => sum + bytes, 0));
  const parts = moved.map((table) => counted(table.moved, ...table.names));
  return `Moved to ${target}: ${parts.join(', ')}; ${total}`;
}
