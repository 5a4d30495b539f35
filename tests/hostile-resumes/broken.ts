/** Resumes that are damaged, that only start like a PDF, or that are another file type too. */
import { numbersFrom } from '#tests/numbers-from.ts';
import { pdfOf, textObjects } from '#tests/resume-pdf.ts';
import type { HostileResume } from './hostile-resume.ts';

const whole = () => pdfOf(textObjects(['A line of it', 'And another one']));

function truncated(count: number): HostileResume[] {
  return Array.from({ length: count }, (_, part) => ({
    name: `cut off after ${part + 1} of ${count + 1} parts`,
    bytes: () => {
      const bytes = whole();
      return bytes.slice(0, Math.max(5, Math.floor((bytes.length * (part + 1)) / (count + 1))));
    },
  }));
}

/** Changes bytes after the header. */
function mutated(count: number): HostileResume[] {
  return Array.from({ length: count }, (_, seed) => ({
    name: `damaged at ${2 ** (seed % 10)} places, seed ${seed}`,
    bytes: () => {
      const bytes = whole();
      const next = numbersFrom(seed);
      for (let time = 0; time < 2 ** (seed % 10); time++) {
        bytes[5 + Math.floor(next() * (bytes.length - 5))] = Math.floor(next() * 256);
      }
      return bytes;
    },
  }));
}

function junk(count: number): HostileResume[] {
  return Array.from({ length: count }, (_, seed) => ({
    name: `junk, seed ${seed}`,
    bytes: () => {
      const next = numbersFrom(seed);
      const bytes = new Uint8Array(5 + Math.floor(10 ** (1 + next() * 5)));
      for (let at = 0; at < bytes.length; at++) bytes[at] = Math.floor(next() * 256);
      bytes.set(Buffer.from('%PDF-'));
      return bytes;
    },
  }));
}

const PAGE = '<!doctype html><script>alert(document.domain)</script><img src=x onerror=alert(1)>';

const joined = (name: string, parts: () => (string | Uint8Array)[], text?: string) => ({
  name,
  bytes: () => Uint8Array.from(Buffer.concat(parts().map((part) => Buffer.from(part)))),
  ...(text && { text }),
});

const polyglots: HostileResume[] = [
  joined('a page that calls itself a PDF', () => ['%PDF-', PAGE]),
  joined('a page behind a line', () => ['%PDF-1.7\n', PAGE]),
  joined('a page behind a PDF', () => [whole(), PAGE], 'A line of it'),
  joined('a page in a comment', () => [
    Buffer.from(Buffer.from(whole()).toString('latin1').replace('\n', `\n%${PAGE}\n`), 'latin1'),
  ]),
  joined('a drawing', () => [
    '%PDF-1.7 <svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
  ]),
  joined('a script', () => ['%PDF-1.7\n*/alert(1)/*']),
  joined(
    'an archive behind a PDF',
    () => [whole(), 'PK\u0005\u0006', Buffer.alloc(18)],
    'A line of it',
  ),
  joined('a program behind a PDF', () => [whole(), 'MZ', Buffer.alloc(1000)], 'A line of it'),
  joined('a PDF behind junk', () => ['%PDF-', Buffer.alloc(900), whole()]),
  joined('two PDFs', () => [whole(), whole()], 'A line of it'),
  joined('five bytes', () => ['%PDF-']),
  joined('a version that is none', () => ['%PDF-99.99\n', whole().slice(9)], 'A line of it'),
  joined('five megabytes of spaces', () => ['%PDF-1.7\n', Buffer.alloc(5_000_000, ' ')]),
  joined('five megabytes of nothing', () => ['%PDF-1.7\n', Buffer.alloc(5_000_000)]),
  joined('a million objects of nothing', () => ['%PDF-1.7\n', '1 0 obj\n'.repeat(600_000)]),
  joined('a million trailers', () => ['%PDF-1.7\n', 'trailer<<>>\n'.repeat(400_000)]),
  joined('a million ends', () => ['%PDF-1.7\n', 'endobj xref startxref 9\n'.repeat(200_000)]),
];

/** @param counts number of generated files of each kind */
export const broken = (counts: { truncated: number; mutated: number; junk: number }) => [
  ...polyglots,
  ...truncated(counts.truncated),
  ...mutated(counts.mutated),
  ...junk(counts.junk),
];
