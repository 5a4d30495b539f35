/**
 * A backup is a tar with three files: the manifest, the engine's own copy of the database, and their
 * digests in the format of `sha256sum`. Any tar unpacks it; encrypted ones need age first.
 */
import { createHash, type Hash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { ReadableStream as NodeStream } from 'node:stream/web';
import { createTarDecoder, createTarPacker, type ParsedTarEntry } from 'modern-tar';
import { UsageError } from '#cli/options.ts';
import { DatabaseUnusableError } from '#db/open.ts';
import { type ByteStream, decrypt, isEncrypted, type Keys } from './encryption.ts';
import { isLaterFormat, type Manifest, parseManifest } from './manifest.ts';

const MANIFEST = 'manifest.json';
const DIGESTS = 'SHA256SUMS';

/** Bytes of a manifest or of digests; ours have some kilobytes. */
const MAX_TEXT = 1024 ** 2;

const CHUNK = 256 * 1024;

const OWNER_ONLY = 0o600;

export interface PackedFile {
  /** Its name in the tar. */
  name: string;
  path: string;
}

/** Packs a backup as a stream, which fails if the copy cannot be read. */
export function packBackup(manifest: Manifest, copy: PackedFile, signal: AbortSignal): ByteStream {
  const { readable, controller } = createTarPacker();
  const mtime = new Date(manifest.createdAt);
  const sums: string[] = [];
  const add = async (
    name: string,
    size: number,
    bytes: Iterable<Buffer> | AsyncIterable<Buffer>,
  ) => {
    const hash = createHash('sha256');
    const body = controller.add({ name, size, mtime, mode: OWNER_ONLY });
    await streamOf(hashed(bytes, hash)).pipeTo(body, { signal });
    sums.push(`${hash.digest('hex')}  ${name}\n`);
  };
  const addText = (name: string, text: string) => {
    const bytes = Buffer.from(text);
    return add(name, bytes.length, [bytes]);
  };
  const pack = async () => {
    await addText(MANIFEST, `${JSON.stringify(manifest, null, 2)}\n`);
    const { size } = await stat(copy.path);
    await add(copy.name, size, createReadStream(copy.path, { highWaterMark: CHUNK }));
    await addText(DIGESTS, sums.join(''));
    controller.finalize();
  };
  pack().catch((error) => controller.error(error));
  return readable;
}

/** The types of browsers do not have `from`. */
const streamOf = (chunks: AsyncIterable<Uint8Array>) =>
  NodeStream.from(chunks) as unknown as ByteStream;

async function* hashed<Chunk extends Uint8Array>(
  chunks: Iterable<Chunk> | AsyncIterable<Chunk>,
  hash: Hash,
): AsyncGenerator<Chunk> {
  for await (const chunk of chunks) {
    hash.update(chunk);
    yield chunk;
  }
}

export interface ReadOptions {
  keys: Keys;
  /** Called before the copy is read; it may refuse the backup by throwing. */
  accept?: (manifest: Manifest) => Promise<void> | void;
  /** Where the copy is written to, an empty file; if omitted, only the digests are compared. */
  copyTo?: string;
  signal: AbortSignal;
}

/**
 * Reads a backup to its end and compares the digests.
 * @throws UsageError if it is damaged, is no backup, or cannot be decrypted
 */
export async function readBackup(path: string, options: ReadOptions): Promise<Manifest> {
  const file = createReadStream(path, { highWaterMark: CHUNK });
  let isRecognized = false;
  const accept = (manifest: Manifest) => {
    isRecognized = true;
    return options.accept?.(manifest);
  };
  try {
    const bytes = streamOf(file);
    const isAge = isEncrypted(await startOf(path));
    isRecognized = isAge;
    const plain = isAge ? await decrypt(bytes, options.keys, path) : bytes;
    const entries = plain.pipeThrough(createTarDecoder({ strict: true }), options);
    return await readEntries(entries, path, { ...options, accept });
  } catch (error) {
    options.signal.throwIfAborted();
    if (!isOfFile(error)) throw error;
    throw isRecognized ? damaged(path, error.message) : notBackup(path);
  } finally {
    file.destroy();
  }
}

/** Whether age or tar threw it. Errors of the system have a code. */
const isOfFile = (error: unknown): error is Error =>
  error instanceof Error &&
  !(error instanceof UsageError || error instanceof DatabaseUnusableError || 'code' in error);

const damaged = (path: string, reason: string) =>
  new UsageError(`${path} is damaged: ${reason.replace(/\.$/, '')}. Use another backup.`);

const notBackup = (path: string) =>
  new UsageError(`${path} is not a backup of this site, or its start is damaged.`);

/** Enough bytes to recognize the format. */
export async function startOf(path: string): Promise<Uint8Array> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(64), 0, 64, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

async function readEntries(
  entries: ReadableStream<ParsedTarEntry>,
  path: string,
  { accept, copyTo, signal }: ReadOptions,
): Promise<Manifest> {
  let manifest: Manifest | undefined;
  let sums = '';
  let expected: string | undefined;
  for await (const { header, body } of entries) {
    if (expected !== undefined) throw damaged(path, `it has another file, ${header.name}`);
    const hash = createHash('sha256');
    if (header.name === DIGESTS) expected = await textOf(body, header.size);
    else if (!manifest) {
      if (header.name !== MANIFEST) throw notBackup(path);
      const text = await textOf(body, header.size, hash);
      manifest = parseManifest(text);
      if (!manifest) throw unreadable(path, text);
      await accept?.(manifest);
    } else await copyBody(body, hash, copyTo, signal);
    if (expected === undefined) sums += `${hash.digest('hex')}  ${header.name}\n`;
  }
  if (!manifest) throw notBackup(path);
  if (expected === undefined) throw damaged(path, 'it has no digests');
  if (expected !== sums) throw damaged(path, 'a SHA-256 does not match');
  return manifest;
}

const unreadable = (path: string, text: string) =>
  isLaterFormat(text)
    ? new UsageError(`${path} has the format of a newer version of this program. Use that version.`)
    : damaged(path, `${MANIFEST} cannot be read`);

async function textOf(
  body: ReadableStream<Uint8Array>,
  size: number,
  hash?: Hash,
): Promise<string> {
  if (size > MAX_TEXT) throw new Error('a text is too long');
  const bytes = new Uint8Array(await new Response(body as ByteStream).arrayBuffer());
  hash?.update(bytes);
  return Buffer.from(bytes).toString('utf8');
}

async function copyBody(
  body: ReadableStream<Uint8Array>,
  hash: Hash,
  path: string | undefined,
  signal: AbortSignal,
): Promise<void> {
  const chunks = hashed(body, hash);
  if (path !== undefined) return pipeline(chunks, createWriteStream(path), { signal });
  for await (const _chunk of chunks) signal.throwIfAborted();
}
