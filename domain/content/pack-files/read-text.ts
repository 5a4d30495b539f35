/** Reads files of the pack. Texts must be UTF-8; they get line feeds, and lose a BOM. */
import { isUtf8 } from 'node:buffer';
import {
  closeSync,
  constants,
  existsSync,
  fstatSync,
  openSync,
  readdirSync,
  readFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { baseText } from './base-pack.ts';
import { ContentError, fileProblem, reasonOf } from './content-problem.ts';
import { editExists, editOf, folderOf, type PackSource } from './pack-source.ts';

/** Bytes. A longer file cannot have been typed. */
const MOST_BYTES = 5 * 1024 * 1024;

const AS_UTF8 = 'save it as UTF-8 (in most editors: "Save as", then "Encoding")';

/**
 * @param file path below the content folder
 * @throws ContentError if it is missing, cannot be read, or is not UTF-8 text
 */
export function readPackText(contentDir: PackSource, file: string): string {
  const bytes = readPackBytes(contentDir, file);
  const mistake = encodingMistake(bytes);
  if (mistake) throw new ContentError([{ file, field: '', ...mistake }]);
  return bytes
    .toString('utf8')
    .replace(/^\ufeff/, '')
    .replace(/\r\n?/g, '\n');
}

/**
 * Refuses pipes and devices, on which reading would block.
 * @param limit bytes
 * @throws ContentError
 */
export function readPackBytes(contentDir: PackSource, file: string, limit = MOST_BYTES): Buffer {
  const refuse = (message: string) => new ContentError([fileProblem(file, message)]);
  const edit = editOf(contentDir, file);
  if (edit === null) throw refuse('does not exist');
  if (edit && 'text' in edit) return Buffer.from(edit.text);
  const base = edit ? undefined : baseText(contentDir, file);
  if (base !== undefined && !existsSync(packPath(contentDir, file))) return Buffer.from(base);
  let handle: number | undefined;
  try {
    handle = openSync(packPath(contentDir, file), constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
    const stat = fstatSync(handle);
    if (stat.isDirectory()) throw refuse('is a folder, not a file');
    if (!stat.isFile()) throw refuse('is not a regular file but a pipe or a device');
    if (stat.size > limit) {
      throw refuse(
        `is ${Math.ceil(stat.size / 1024 / 1024)} MB; the limit is ${limit / 1024 / 1024} MB`,
      );
    }
    return readFileSync(handle);
  } catch (error) {
    throw error instanceof ContentError ? error : refuse(reasonOf(error));
  } finally {
    if (handle !== undefined) closeSync(handle);
  }
}

/**
 * The path of a file on disk. macOS and some archives decompose accents in names, so a path in a
 * text can differ from the file's in its bytes.
 * @param file path below the content folder
 */
export function packPath(contentDir: PackSource, file: string): string {
  const edit = editOf(contentDir, file);
  if (edit && 'path' in edit) return edit.path;
  const folder = folderOf(contentDir);
  const path = join(folder, file);
  // ASCII has only one normalization.
  if (/^[\x20-\x7e]*$/.test(file) || existsSync(path)) return path;
  return file.split('/').reduce((parent, name) => join(parent, nameOnDisk(parent, name)), folder);
}

/** @param file path of a file or a folder below the content folder */
export function existsInPack(contentDir: PackSource, file: string): boolean {
  return (
    editExists(contentDir, file) ??
    (existsSync(packPath(contentDir, file)) || baseText(contentDir, file) !== undefined)
  );
}

/** Tells if the pack has the file only because the base pack has it. */
export const isFromBasePack = (contentDir: PackSource, file: string): boolean =>
  editOf(contentDir, file) === undefined &&
  baseText(contentDir, file) !== undefined &&
  !existsSync(packPath(contentDir, file));

function nameOnDisk(folder: string, name: string): string {
  const normalized = name.normalize('NFC');
  try {
    return readdirSync(folder).find((other) => other.normalize('NFC') === normalized) ?? name;
  } catch {
    return name;
  }
}

function encodingMistake(bytes: Buffer): { line: number; message: string } | null {
  const [first, second] = bytes;
  const hasBom = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  if (hasBom || isUtf16(bytes)) {
    return { line: 1, message: `is not UTF-8 but UTF-16: ${AS_UTF8}` };
  }
  if (isUtf8(bytes)) {
    const zero = bytes.indexOf(0);
    if (zero < 0) return null;
    return { line: lineAt(bytes, zero), message: 'is not text: it contains zero bytes' };
  }
  let start = 0;
  for (let line = 1; ; line++) {
    const feed = bytes.indexOf(0x0a, start);
    const text = bytes.subarray(start, feed < 0 ? bytes.length : feed);
    if (!isUtf8(text)) return { line, message: `is not UTF-8 ${asWindows1252(text)}: ${AS_UTF8}` };
    start = feed + 1;
  }
}

/** Recognizes UTF-16 without a BOM: in Latin text, every second byte is zero. */
function isUtf16(bytes: Buffer): boolean {
  const start = bytes.subarray(0, 64);
  const zeros = [0, 1].map(
    (odd) => start.filter((byte, index) => index % 2 === odd && byte === 0).length,
  );
  return start.length >= 4 && Math.max(...zeros) >= start.length / 4 && Math.min(...zeros) === 0;
}

/** The word with the first byte that is not UTF-8, decoded as windows-1252. */
function asWindows1252(line: Buffer): string {
  const text = new TextDecoder('windows-1252').decode(line);
  const word = /\S*\P{ASCII}\S*/u.exec(text)?.[0] ?? '';
  return `(perhaps windows-1252: "${word.slice(0, 40)}")`;
}

const lineAt = (bytes: Buffer, offset: number) =>
  bytes.subarray(0, offset).toString('latin1').split('\n').length;
