/** The one way in which a text of the pack is read: UTF-8, lines that end in a line feed, no BOM. */
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
import { ContentError, fileProblem, reasonOf } from './content-problem.ts';

/** Bytes: a text this long was not typed. */
const MOST_BYTES = 5 * 1024 * 1024;

const AS_UTF8 = 'save it as UTF-8 (in most editors: "Save as", then "Encoding")';

/**
 * @param file path below the content folder
 * @throws ContentError where it is missing, cannot be read, or is no text in UTF-8
 */
export function readPackText(contentDir: string, file: string): string {
  const bytes = readPackBytes(contentDir, file);
  const mistake = encodingMistake(bytes);
  if (mistake) throw new ContentError([{ file, field: '', ...mistake }]);
  return bytes
    .toString('utf8')
    .replace(/^\ufeff/, '')
    .replace(/\r\n?/g, '\n');
}

/**
 * Never waits: a pipe or a device in place of a file is refused.
 * @throws ContentError
 */
export function readPackBytes(contentDir: string, file: string, most = MOST_BYTES): Buffer {
  const refuse = (message: string) => new ContentError([fileProblem(file, message)]);
  let handle: number | undefined;
  try {
    handle = openSync(packPath(contentDir, file), constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
    const stat = fstatSync(handle);
    if (stat.isDirectory()) throw refuse('is a folder, not a file');
    if (!stat.isFile()) throw refuse('is no file that can be read (a pipe or a device)');
    if (stat.size > most) {
      throw refuse(`has ${Math.ceil(stat.size / 1024 / 1024)} MB: no text is that long`);
    }
    return readFileSync(handle);
  } catch (error) {
    throw error instanceof ContentError ? error : refuse(reasonOf(error));
  } finally {
    if (handle !== undefined) closeSync(handle);
  }
}

/**
 * Where a file of the pack lies on disk: macOS and some archives decompose accents in names, so the path
 * that a text has need not be, byte for byte, that of the file.
 * @param file path below the content folder
 */
export function packPath(contentDir: string, file: string): string {
  const path = join(contentDir, file);
  // Where all is ASCII there is one spelling.
  if (/^[\x20-\x7e]*$/.test(file) || existsSync(path)) return path;
  return file.split('/').reduce((folder, name) => join(folder, spelled(folder, name)), contentDir);
}

function spelled(folder: string, name: string): string {
  const wanted = name.normalize('NFC');
  try {
    return readdirSync(folder).find((other) => other.normalize('NFC') === wanted) ?? name;
  } catch {
    return name;
  }
}

function encodingMistake(bytes: Buffer): { line: number; message: string } | null {
  const [first, second] = bytes;
  const hasMark = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  if (hasMark || isWide(bytes)) {
    return { line: 1, message: `is not UTF-8 but UTF-16: ${AS_UTF8}` };
  }
  if (isUtf8(bytes)) {
    const zero = bytes.indexOf(0);
    if (zero < 0) return null;
    return { line: lineAt(bytes, zero), message: 'is not a text: it has bytes that are zero' };
  }
  let start = 0;
  for (let line = 1; ; line++) {
    const feed = bytes.indexOf(0x0a, start);
    const text = bytes.subarray(start, feed < 0 ? bytes.length : feed);
    if (!isUtf8(text)) return { line, message: `is not UTF-8 ${shownAs1252(text)}: ${AS_UTF8}` };
    start = feed + 1;
  }
}

/** UTF-16 without its mark: every second byte of Latin text is zero. */
function isWide(bytes: Buffer): boolean {
  const start = bytes.subarray(0, 64);
  const zeros = [0, 1].map(
    (odd) => start.filter((byte, at) => at % 2 === odd && byte === 0).length,
  );
  return start.length >= 4 && Math.max(...zeros) >= start.length / 4 && Math.min(...zeros) === 0;
}

/** The words around the first byte that is no UTF-8, as Windows reads them. */
function shownAs1252(line: Buffer): string {
  const text = new TextDecoder('windows-1252').decode(line);
  const word = /\S*\P{ASCII}\S*/u.exec(text)?.[0] ?? '';
  return `(perhaps windows-1252: "${word.slice(0, 40)}")`;
}

const lineAt = (bytes: Buffer, at: number) =>
  bytes.subarray(0, at).toString('latin1').split('\n').length;
