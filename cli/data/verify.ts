/** `verify FILE`: checks a backup in full, and can try to restore it. */
import { stat } from 'node:fs/promises';
import { UsageError } from '#cli/options.ts';
import { isPostgresUrl } from '#db/database-url.ts';
import { DumpDamagedError, type DumpedDatabase, dumpsOf } from '#db/dumps.ts';
import { readBackup } from './archive.ts';
import { type Command, REMOVED } from './command.ts';
import { KEY_OPTIONS, keysOf } from './encryption.ts';
import { describeManifest, type Manifest } from './manifest.ts';
import { withCopy } from './new-file.ts';
import { sizeOf } from './sizes.ts';

export const verify: Command = {
  file: 'existing',
  stopped: REMOVED,
  options: { into: { type: 'string' }, ...KEY_OPTIONS },
  async run({ file, values, io }) {
    const scratch = scratchOf(values.into);
    const keys = keysOf(values, io);
    const { size } = await stat(file);
    await withCopy(size, async (copyTo) => {
      const accept = async ({ engine }: Manifest) => {
        if (!scratch) return;
        if (engine !== 'postgres')
          throw new UsageError('--into is only for backups of PostgreSQL.');
        const data = await (await dumpsOf(engine)).findData(scratch);
        if (data !== null) throw new UsageError(`--into needs an empty database. ${data}.`);
      };
      const manifest = await readBackup(file, { keys, accept, copyTo, signal: io.signal });
      await io.write(`${file}: ${sizeOf(size)}\n${describeManifest(manifest)}\n`);
      const dumps = await dumpsOf(manifest.engine);
      const work = { signal: io.signal, warn: io.note };
      await dumps.check(copyTo, manifest, work).catch((error) => {
        if (!(error instanceof DumpDamagedError)) throw error;
        throw new UsageError(`${file} is damaged: ${error.message}. Use another backup.`);
      });
      await io.write('Intact: digests, rows of every table, and résumés match.\n');
      if (!scratch) return;
      await dumps.restore(scratch, { path: copyTo, contents: manifest, isForced: false }, work);
      await io.write('Restored into the scratch database, and compared. Drop that database now.\n');
    });
  },
};

function scratchOf(url: string | boolean | undefined): DumpedDatabase | undefined {
  if (typeof url !== 'string') return undefined;
  if (isPostgresUrl(url)) return { url: url as DumpedDatabase['url'], directUrl: null };
  throw new UsageError('--into accepts the URL of an empty PostgreSQL database: postgres://….');
}
