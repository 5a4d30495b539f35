/** Tells what a schema of text is for by the texts that it accepts. */
import type { ZodMiniType } from 'zod/mini';
import type { FormField } from '#contract/console/form-fields.ts';
import { UPLOADS } from '#contract/media-files.ts';

type TextKind = Pick<
  FormField,
  'kind' | 'hasRelativeDays' | 'hasTime' | 'endings' | 'hasUrls' | 'hasUploads'
>;

const FREE_TEXTS = ['Any text: with “signs”, 1 & 2', 'Any text'];

/** Files of the pack in each folder whose files a schema may ask for, by their ending. */
const PROBE_FILES = [
  'media/scenes/a.svg',
  'media/covers/a.svg',
  'media/photos/a.jpg',
  'media/films/a.mp4',
  'media/films/a.webm',
  'media/films/a.webp',
  'media/films/a.vtt',
  'media/sessions/a.mp4',
  'media/papers/a.pdf',
];

const WEB_PAGE = 'https://example.com/a';
const UPLOADED = ['jpg', 'mp4', 'pdf'].map((ending) => `${UPLOADS}/a-1.${ending}`);

/** Each kind with a text that it accepts; the first match counts. */
const FORMATS: readonly [text: string, kind: TextKind][] = [
  // The form of a slug includes that of a date.
  ['a-b', { kind: 'slug' }],
  ['in 9 days', { kind: 'date', hasRelativeDays: true }],
  ['in 9 days at 17:30', { kind: 'moment', hasRelativeDays: true }],
  ['2026-01-31', { kind: 'date' }],
  ['https://example.com/{address}', { kind: 'url' }],
  ['/about', { kind: 'link' }],
  ['hello@example.com', { kind: 'email' }],
  ['#0A73C2', { kind: 'color' }],
  ['09:30', { kind: 'time' }],
];

/** Formats that are typed as text, each with an example; the hints of their fields explain them. */
const TYPED = [
  'Europe/Oslo',
  'NO',
  'NOK',
  '+47',
  '31/01/2026',
  'level=trainee',
  'gitlab.com',
  'en-GB',
];

/** @returns undefined for a schema that accepts none of the known kinds of text */
export function probeText(schema: ZodMiniType): TextKind | undefined {
  const accepts = (text: string) => schema.safeParse(text).success;
  if (FREE_TEXTS.some(accepts)) return { kind: 'text' };
  const files = PROBE_FILES.filter(accepts);
  if (files.length > 0) {
    return {
      ...fileKind(files),
      ...(accepts(WEB_PAGE) && { hasUrls: true }),
      ...(UPLOADED.some(accepts) && { hasUploads: true }),
    };
  }
  if (accepts(WEB_PAGE) && accepts('/about')) return { kind: 'link', hasUrls: true };
  const [, format] = FORMATS.find(([text]) => accepts(text)) ?? [];
  if (format) {
    const hasTime = format.kind === 'date' && accepts('2026-01-31 at 17:30');
    return hasTime ? { ...format, hasTime } : format;
  }
  return TYPED.some(accepts) ? { kind: 'text' } : undefined;
}

function fileKind(files: readonly string[]): TextKind {
  if (files.includes('media/photos/a.jpg')) return { kind: 'picture' };
  if (files.includes('media/scenes/a.svg')) return { kind: 'drawing' };
  const endings = [...new Set(files.map((file) => file.replace(/^.*(?=\.)/, '')))];
  return { kind: 'file', endings };
}
