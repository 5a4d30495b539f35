/** The résumé between its choice and its sending. */
import type { Locale } from '#app/language/locale.ts';
import { RESUME, type ResumeFile, resumeProblem } from '#contract/applications.ts';

/** Held in memory: a file that is moved, or a phone's cloud file, could no longer be read later. */
export interface Resume extends ResumeFile {
  bytes: Uint8Array<ArrayBuffer>;
}

/**
 * Reads a chosen file.
 * @returns what is wrong with it, in words, where it is not a résumé that can be sent
 * @throws where the device cannot read the file
 */
export async function readResume(file: File): Promise<Resume | string> {
  // Judged by its beginning, so that a film chosen by mistake is not read whole.
  const head = new Uint8Array(await file.slice(0, RESUME.headBytes).arrayBuffer());
  return (
    resumeProblem(file.size, head) ?? {
      name: file.name,
      bytes: new Uint8Array(await file.arrayBuffer()),
    }
  );
}

export function toFile({ name, bytes }: Resume): File {
  return new File([bytes], name, { type: 'application/pdf' });
}

const UNITS = [
  { unit: 'MB', bytes: 1024 * 1024, parts: 10 },
  { unit: 'kB', bytes: 1024, parts: 1 },
] as const;

/**
 * `1.2 MB`, `340 kB`: in the powers of 1024 in which the limit is given, and the digits of the page, for
 * which many browsers have no `Intl`.
 */
export function formatSize({ format }: Locale, size: number): string {
  const { unit, bytes, parts } = UNITS.find((entry) => size >= entry.bytes) ?? UNITS[1];
  const rounded = Math.round(Math.max(size / bytes, 1) * parts) / parts;
  return `${format.sum(rounded)} ${unit}`;
}
