/** What the editor gets from the view around it, and what it reports. */
import type { PageSearch } from './use-page-search.ts';

export interface LineProblem {
  /** From 1. */
  line: number;
  message: string;
}

/** Pasted HTML as Markdown. */
export interface PastedMarkdown {
  markdown: string;
  /** `![alt](paste:N)` in the Markdown is number N of these; null for one that is left out. */
  pictures: readonly ({ file: File; alt: string } | null)[];
  /** Sentences about what was left out. */
  notes: readonly string[];
}

export interface EditorProps {
  /** The Markdown. A change that the editor did not report itself is merged into the text. */
  value: string;
  /**
   * Called for each change of the text.
   * @param isUserInput false for a finished upload, and if typed text was merged with a new `value`
   */
  onChange: (value: string, isUserInput: boolean) => void;
  /** Accessible name. */
  label: string;
  /** Language of the text, for spelling: `en`, `ne`. */
  lang: string;
  placeholder?: string | undefined;
  /** Stores a pasted or dropped picture, and answers with its path in the pack. */
  onUploadPicture?: ((file: File) => Promise<{ path: string; alt?: string }>) | undefined;
  /** Opens the library. Without it, the button opens the device's files. */
  onPickPicture?: (() => Promise<{ path: string; alt: string } | null>) | undefined;
  /** URL of a picture, for its thumbnail. */
  pictureUrl?: ((path: string) => string | undefined) | undefined;
  searchPages?: PageSearch | undefined;
  /** Converts pasted HTML to Markdown. Without it, text is pasted plain. */
  onPasteHtml?: ((html: string) => Promise<PastedMarkdown>) | undefined;
  problems?: readonly LineProblem[] | undefined;
  /** Called with the line of the cursor, from 1. */
  onCursorLine?: ((line: number) => void) | undefined;
  /** A new object moves the cursor to the start of a line, from 1. */
  goToLine?: { line: number } | undefined;
}
