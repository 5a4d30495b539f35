/** `backup FILE|FOLDER`: copies the database, also while the site runs. */
import { createHash } from 'node:crypto';
import { accessSync, constants, createReadStream, createWriteStream, statSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { UsageError } from '#cli/options.ts';
import { DumpDamagedError, type DumpedDatabase, type Dumps, dumpsOf, engineOf } from '#db/dumps.ts';
import { packBackup, readBackup } from './archive.ts';
import { type Call, type Command, type DataIo, databaseOf, REMOVED } from './command.ts';
import { type Encryption, encrypt, encryptionOf, keysOf } from './encryption.ts';
import { describeManifest, makeManifest } from './manifest.ts';
import { publish, refuseExisting, withCopy, withPart } from './new-file.ts';
import { KEEP_OPTIONS, keepRulesOf, removeOld } from './remove-old.ts';
import { requireRoom, sizeOf } from './sizes.ts';
import { backupName } from './thinning.ts';

export const backup: Command = {
  file: 'new',
  stopped: REMOVED,
  options: {
    force: { type: 'boolean' },
    encrypt: { type: 'boolean' },
    recipient: { type: 'string' },
    'passphrase-file': { type: 'string' },
    'dry-run': { type: 'boolean' },
    ...KEEP_OPTIONS,
  },
  async run(call) {
    const { values, io, config } = call;
    const encryption = encryptionOf(values, io);
    const rules = keepRulesOf(values);
    const createdAt = new Date();
    const { path, isInFolder } = targetOf(call.file, createdAt);
    if (rules && !isInFolder)
      throw new UsageError('--keep-daily, --keep-weekly and --keep-monthly need a folder.');
    refuseExisting(path, values.force === true);
    const database = databaseOf(config);
    const dumps = await dumpsOf(engineOf(database.url));
    const size = await dumps.estimateSize(database);
    await requireRoom(dirname(path), size);
    const isDryRun = values['dry-run'] === true;
    if (isDryRun) await io.write(`Would write ${path}${size ? `, about ${sizeOf(size)}` : ''}\n`);
    else await write(path, call, { dumps, database, size, encryption, createdAt });
    if (!rules) return;
    // A passphrase of the environment also reads earlier backups that were encrypted with it.
    const keys = keysOf(values, io);
    const folder = dirname(path);
    await removeOld({ folder, rules, newest: basename(path), keys, isDryRun }, io);
  },
};

/** @throws UsageError if the folder is missing or cannot be written */
function targetOf(file: string, date: Date): { path: string; isInFolder: boolean } {
  const isInFolder =
    file.endsWith('/') || statSync(file, { throwIfNoEntry: false })?.isDirectory() === true;
  const path = isInFolder ? join(file, backupName(date)) : file;
  const folder = dirname(path);
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw new UsageError(`The folder ${folder} does not exist. Create it first.`);
  try {
    accessSync(folder, constants.W_OK);
  } catch {
    throw new UsageError(`The folder ${folder} cannot be written by this user.`);
  }
  return { path, isInFolder };
}

interface Writing {
  dumps: Dumps;
  database: DumpedDatabase;
  /** Expected bytes; null if unknown. */
  size: number | null;
  encryption: Encryption | null;
  createdAt: Date;
}

/** The file has its name only after it has been read again and compared. */
async function write(path: string, { values, io }: Call, writing: Writing): Promise<void> {
  const { encryption } = writing;
  await withPart(dirname(path), async (part) => {
    const { manifest, digest } = await writePart(part, io, writing);
    if (encryption && 'recipient' in encryption) {
      if ((await digestOf(part)) !== digest)
        throw new UsageError(`${part} was not stored as written.`);
    } else {
      const keys = { passphrase: encryption?.passphrase, identities: [] };
      await readBackup(part, { keys, signal: io.signal });
    }
    await publish(part, path, values.force === true);
    const { size } = await stat(path);
    const isEncrypted = encryption ? ', encrypted' : '';
    await io.write(`Wrote ${path}: ${sizeOf(size)}${isEncrypted}\n${describeManifest(manifest)}\n`);
    await io.write('Checked: the copy is intact and has these rows, and the file can be read.\n');
  });
}

/** @returns the manifest, and the SHA-256 of the file */
async function writePart(part: string, { signal, note }: DataIo, writing: Writing) {
  const { dumps, database, size, encryption, createdAt } = writing;
  const work = { signal, warn: note };
  return withCopy(size, async (copy) => {
    const contents = await dumps.write(database, copy, work);
    await dumps.check(copy, contents, work).catch((error) => {
      throw error instanceof DumpDamagedError ? differs(error) : error;
    });
    await requireRoom(dirname(part), (await stat(copy)).size);
    const manifest = makeManifest(engineOf(database.url), contents, createdAt);
    const packed = packBackup(manifest, { name: dumps.fileName, path: copy }, signal);
    const output = encryption ? await encrypt(packed, encryption) : packed;
    const hash = createHash('sha256');
    const chunks = async function* () {
      for await (const chunk of output) {
        hash.update(chunk);
        yield chunk;
      }
    };
    await pipeline(chunks, createWriteStream(part), { signal });
    return { manifest, digest: hash.digest('hex') };
  });
}

const differs = ({ message }: DumpDamagedError) =>
  new UsageError(
    `The copy differs from the database: ${message}. No backup was written. Is the database or the disk damaged?`,
  );

async function digestOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
