/** What the editor has to know about the result. */
import { PASTE_LIMITS } from '#contract/console/paste.ts';

export type Notes = Set<string>;

export const NOTES = {
  remotePictures:
    'Pictures that are not in the pasted text itself were left out. Add them to the library.',
  tooManyPictures: `Only the first ${PASTE_LIMITS.pictures} pictures were kept. Add the others to the library.`,
  largePicture: `A picture with more than ${PASTE_LIMITS.picture / 1024 / 1024} MB was left out.`,
  unknownPicture: 'A picture was left out, because it is not a PNG, JPEG, WebP or GIF file.',
  deletions: 'Text that is marked as deleted was left out.',
  comments: 'Comments were left out.',
  contents: 'The table of contents was left out, because pages of articles have one.',
  checkboxes: 'The boxes of to-do lists were left out.',
  spans: 'A table has cells across several rows or columns. They are single cells now.',
  footnotes: 'Footnotes are in the text now, in parentheses.',
  longFootnotes: 'Footnotes are a list at the end now.',
} as const;
