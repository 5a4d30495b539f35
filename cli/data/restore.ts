/** `restore FILE`: puts a backup in the place of the database, while the site is stopped. */
import { mkdirSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { UsageError } from '#cli/options.ts';
import { DumpDamagedError, dumpsOf, engineOf } from '#db/dumps.ts';
import { knownMigrations } from '#db/migrate.ts';
import { readBackup } from './archive.ts';
import { type Command, databaseOf, REMOVED } from './command.ts';
import { KEY_OPTIONS, keysOf } from './encryption.ts';
import { describeManifest, ENGINE_NAMES, type Manifest } from './manifest.ts';
import { withCopy, withPart } from './new-file.ts';
import { requireRoom } from './sizes.ts';

export const restore: Command = {
  file: 'existing',
  stopped: REMOVED,
  options: { force: { type: 'boolean' }, ...KEY_OPTIONS },
  async run({ file, values, config, io }) {
    const isForced = values.force === true;
    const keys = keysOf(values, io);
    const target = databaseOf(config);
    const engine = engineOf(target.url);
    const dumps = await dumpsOf(engine);
    const { size } = await stat(file);
    const accept = async (manifest: Manifest) => {
      if (manifest.engine !== engine) {
        throw new UsageError(
          `${file} is of ${ENGINE_NAMES[manifest.engine]}, and DATABASE_URL is of ${ENGINE_NAMES[engine]}. Set DATABASE_URL to a database of the backup's engine.`,
        );
      }
      refuseNewer(file, manifest);
      const data = await dumps.findData(target);
      if (data !== null && !isForced)
        throw new UsageError(`${data}. Use --force to replace it: ${dumps.afterReplacing}.`);
      await dumps.refuseUnsafe(target);
    };
    const folder = dumps.restoreFolder(target);
    if (folder) {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      await requireRoom(folder, size);
    }
    const work = { signal: io.signal, warn: io.note };
    const withFile = folder ? withPart.bind(null, folder) : withCopy.bind(null, size);
    await withFile(async (path: string) => {
      const manifest = await readBackup(file, { keys, accept, copyTo: path, signal: io.signal });
      await dumps.check(path, manifest, work).catch((error) => {
        if (!(error instanceof DumpDamagedError)) throw error;
        throw new UsageError(
          `${file} is damaged: ${error.message}. Nothing was restored. Use another backup.`,
        );
      });
      const lines = await dumps.restore(target, { path, contents: manifest, isForced }, work);
      await io.write(`Restored ${file}\n${describeManifest(manifest)}\n`);
      for (const line of lines) await io.write(`${line}\n`);
      await io.write(nextStep(manifest));
    });
  },
};

/** A database that is newer than the program may have data that it would not handle. */
function refuseNewer(file: string, { engine, schema, application, version }: Manifest): void {
  if (knownMigrations(engine).includes(schema)) return;
  throw new UsageError(
    `${file} has a newer database than this program (${schema}). Restore it with the version that the site ran: ${application} ${version} or newer.`,
  );
}

function nextStep({ engine, schema }: Manifest): string {
  return schema === knownMigrations(engine).at(-1)
    ? 'Start the site.\n'
    : 'Start the site. It migrates the database, because the backup is of an earlier version.\n';
}
