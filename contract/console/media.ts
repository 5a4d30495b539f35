/** The media library: uploaded files, and the files of the pack. */
import * as z from 'zod/mini';
import { MEDIA_KINDS, MEDIA_LIMITS } from '#contract/media-files.ts';
import { FocalPoint } from '#contract/pictures.ts';
import { defineCalls } from './call.ts';
import { CONSOLE_LIMITS } from './limits.ts';
import {
  Cursor,
  cursorQuery,
  limitedText,
  MAX_INTEGER,
  requiredText,
  StaffName,
  time,
  version,
} from './parts.ts';

export const MEDIA_PAGE = 60;

/** `queued` and `making`: the sizes that pages show are not ready yet. */
export const MEDIA_STATES = ['queued', 'making', 'ready', 'failed'] as const;
export type MediaState = (typeof MEDIA_STATES)[number];

export const MEDIA_FILTERS = [
  'pictures',
  'videos',
  'pdfs',
  'unused',
  'in-progress',
  'bin',
] as const;
export const MediaFilter = z.enum(MEDIA_FILTERS);
export type MediaFilter = z.infer<typeof MediaFilter>;

/** A file that pages can show, by its path below the content folder. */
export const MediaItem = z.object({
  /** Its path: `media/uploads/team-1.jpg`. */
  id: z.string(),
  title: z.string(),
  kind: z.enum(MEDIA_KINDS),
  /** Files of the pack can only be changed in its folder. */
  source: z.enum(['upload', 'pack']),
  /** Pixels, upright; null for videos and PDFs. */
  width: z.nullable(z.int()),
  height: z.nullable(z.int()),
  bytes: z.int(),
  state: z.enum(MEDIA_STATES),
  /** The point to keep visible, in percent; null for the center. */
  focus: z.nullable(FocalPoint),
  /** Increases with each change; 0 for a file of the pack. */
  version: z.int(),
  /** SHA-256 of the content. */
  digest: z.string(),
  /** URL that shows it; null for other uploads than videos, which `getMediaFile` answers. */
  url: z.nullable(z.string()),
  /** Places that use it, with those in drafts. */
  uses: z.int(),
  uploadedAt: z.nullable(time),
  uploadedBy: z.nullable(StaffName),
  deletedAt: z.nullable(time),
});
export type MediaItem = z.infer<typeof MediaItem>;

/** A place that uses a file. */
export const MediaUse = z.object({
  /** Path of the entry below the content folder. */
  file: z.string(),
  /** As in `fieldName`, after the `#`: `hero.picture`; `body` for the text of a Markdown file. */
  field: z.string(),
  /** From 1; counted in the text for `body`. */
  line: z.int(),
});
export type MediaUse = z.infer<typeof MediaUse>;

export const MediaDetail = z.extend(MediaItem, { places: z.array(MediaUse) });
export type MediaDetail = z.infer<typeof MediaDetail>;

/** An upload with sentences about what was changed. */
const Uploaded = z.object({ item: MediaItem, notices: z.array(z.string()) });

const uploadName = z.string().check(z.regex(/^[a-z\d-]{1,80}\.[a-z\d]{3,4}$/));
const ByName = z.object({ name: uploadName });
const fileName = limitedText(300);
const digest = z.string().check(z.regex(/^[\da-f]{64}$/));

const common = { permission: 'content.edit', tag: 'Media' } as const;

/** The body of an upload is the file itself, as `application/octet-stream`. */
export const MEDIA_CALLS = defineCalls(common, {
  listMedia: {
    route: 'GET /media',
    permission: 'content.read',
    summary: 'List the files of the library, uploads first, with search and filters',
    query: z.object({
      q: z.optional(limitedText(CONSOLE_LIMITS.search)),
      filter: z.optional(MediaFilter),
      cursor: cursorQuery,
    }),
    answer: z.object({
      items: z.array(MediaItem),
      next: Cursor,
      total: z.int(),
      /** Pictures whose sizes are not ready. */
      inProgress: z.int(),
    }),
  },
  getMedia: {
    route: 'GET /media/item',
    permission: 'content.read',
    summary: 'Get a file and the places that use it',
    query: z.object({ path: limitedText(300) }),
    answer: MediaDetail,
    problems: ['not-found'],
  },
  getMediaFile: {
    route: 'GET /media/file/:name',
    permission: 'content.read',
    summary: 'Get an upload as a download, or a smaller picture of it',
    params: ByName,
    query: z.object({
      size: z.optional(z.enum(['small', 'large', 'original'])),
      v: z.optional(digest),
    }),
    answer: 'file',
    problems: ['not-found'],
  },
  getMediaThumbnail: {
    route: 'GET /media/thumbnail',
    permission: 'content.read',
    summary: 'Get a small picture of a file by its path; redirects for a file of the pack',
    query: z.object({ path: limitedText(300) }),
    answer: 'file',
    problems: ['not-found'],
  },
  uploadMedia: {
    route: 'POST /media',
    summary: 'Upload a file; the name is that on the device',
    query: z.object({ name: fileName }),
    answer: Uploaded,
    problems: ['invalid-fields', 'too-large', 'conflict'],
  },
  replaceMedia: {
    route: 'POST /media/uploads/:name/replace',
    summary: 'Replace the content of a file wherever it is used',
    params: ByName,
    query: z.object({
      version: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(MAX_INTEGER)),
    }),
    answer: Uploaded,
    problems: ['not-found', 'stale', 'invalid-fields', 'too-large', 'conflict'],
  },
  changeMedia: {
    route: 'PATCH /media/uploads/:name',
    summary: 'Change the title or the focal point of a file',
    params: ByName,
    body: z.object({
      version,
      title: z.optional(requiredText(MEDIA_LIMITS.title)),
      focus: z.optional(z.nullable(FocalPoint)),
    }),
    answer: MediaItem,
    problems: ['not-found', 'stale'],
  },
  deleteMedia: {
    route: 'DELETE /media/uploads/:name',
    summary: 'Move a file to the bin; refused while it is used',
    params: ByName,
    problems: ['not-found', 'conflict'],
  },
  restoreMedia: {
    route: 'POST /media/uploads/:name/restore',
    summary: 'Take a file out of the bin',
    params: ByName,
    answer: MediaItem,
    problems: ['not-found'],
  },
  retryMedia: {
    route: 'POST /media/uploads/:name/retry',
    summary: 'Make the sizes of a picture again after a failure',
    params: ByName,
    answer: MediaItem,
    problems: ['not-found'],
  },
});
