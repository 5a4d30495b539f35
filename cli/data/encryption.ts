/** Encrypts backups in the format of age (https://age-encryption.org/v1), and decrypts them. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Decrypter, Encrypter } from 'age-encryption';
import { UsageError } from '#cli/options.ts';
import type { DataIo, Values } from './command.ts';

/** Options that name a secret. Their values are files, because others can see a command line. */
export const KEY_OPTIONS = {
  'passphrase-file': { type: 'string' },
  identity: { type: 'string' },
} as const;

/** The variable with the passphrase. */
const VARIABLE = 'BACKUP_PASSPHRASE';

const MAGIC = 'age-encryption.org/v1\n';

export type ByteStream = ReadableStream<Uint8Array<ArrayBuffer>>;

export type Encryption = { passphrase: string } | { recipient: string };

/** Null if the backup is not encrypted. @throws UsageError */
export function encryptionOf(values: Values, io: DataIo): Encryption | null {
  const { recipient } = values;
  const passphrase = values.encrypt ? passphraseOf(values, io) : undefined;
  if (typeof recipient === 'string') {
    if (values.encrypt) throw new UsageError('--encrypt and --recipient cannot be combined.');
    try {
      new Encrypter().addRecipient(recipient);
    } catch {
      throw new UsageError('--recipient accepts a public key of age, which begins with age1.');
    }
    return { recipient };
  }
  if (values['passphrase-file'] !== undefined && !values.encrypt)
    throw new UsageError('--passphrase-file has no effect without --encrypt.');
  if (!values.encrypt) return null;
  if (passphrase) return { passphrase };
  throw new UsageError(`--encrypt needs a passphrase: set ${VARIABLE}, or use --passphrase-file.`);
}

export function encrypt(stream: ByteStream, encryption: Encryption): Promise<ByteStream> {
  const encrypter = new Encrypter();
  if ('passphrase' in encryption) encrypter.setPassphrase(encryption.passphrase);
  else encrypter.addRecipient(encryption.recipient);
  return encrypter.encrypt(stream) as Promise<ByteStream>;
}

/** What can decrypt a backup. */
export interface Keys {
  passphrase: string | undefined;
  /** Secret keys of age, `AGE-SECRET-KEY-1…`. */
  identities: readonly string[];
}

/** @throws UsageError */
export function keysOf(values: Values, io: DataIo): Keys {
  const { identity } = values;
  const text = typeof identity === 'string' ? readText(identity, io) : '';
  const identities = text.split(/\r?\n/).filter((line) => line !== '' && !line.startsWith('#'));
  if (typeof identity === 'string' && !identities.some((line) => line.startsWith('AGE-SECRET-')))
    throw new UsageError(`${identity} has no secret key of age (AGE-SECRET-KEY-…).`);
  return { passphrase: passphraseOf(values, io), identities };
}

export const isEncrypted = (start: Uint8Array) =>
  Buffer.from(start.subarray(0, MAGIC.length)).toString('latin1') === MAGIC;

export const hasKey = ({ passphrase, identities }: Keys) =>
  passphrase !== undefined || identities.length > 0;

/** @throws UsageError if no key fits; the stream fails if the file was changed or is cut off */
export async function decrypt(stream: ByteStream, keys: Keys, path: string): Promise<ByteStream> {
  if (!hasKey(keys)) {
    throw new UsageError(
      `${path} is encrypted. Set ${VARIABLE}, or use --passphrase-file or --identity.`,
    );
  }
  const decrypter = new Decrypter();
  try {
    if (keys.passphrase !== undefined) decrypter.addPassphrase(keys.passphrase);
    for (const identity of keys.identities) decrypter.addIdentity(identity);
    return (await decrypter.decrypt(stream)) as ByteStream;
  } catch (error) {
    if (error instanceof Error && error.message.startsWith('no identity matched'))
      throw new UsageError(
        `${path} was encrypted with another passphrase or key, or its start is damaged.`,
      );
    throw error;
  }
}

function passphraseOf(values: Values, io: DataIo): string | undefined {
  const file = values['passphrase-file'];
  if (typeof file !== 'string') return io.env[VARIABLE] || undefined;
  // Only the first line, as an editor may add an empty one.
  const [passphrase] = readText(file, io).split(/\r?\n/);
  if (passphrase) return passphrase;
  throw new UsageError(`The first line of ${file} is empty: it must be the passphrase.`);
}

function readText(file: string, { folder }: DataIo): string {
  try {
    return readFileSync(resolve(folder, file), 'utf8');
  } catch (error) {
    throw new UsageError(`${file} cannot be read: ${(error as Error).message}`);
  }
}
