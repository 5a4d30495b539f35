/** What a report says about one post. */
import { safeLine } from '#domain/support/safe-text.ts';
import { IMPORT_LIMITS } from './import-limits.ts';

export interface DroppedPart {
  what: string;
  /** Of the post's text, from 1; 0 if unknown. */
  line: number;
}

/** A text from an export, short enough for a line of a report. */
export function quoted(text: string): string {
  const line = safeLine(text.slice(0, 2 * IMPORT_LIMITS.quote));
  return line.length > IMPORT_LIMITS.quote ? `${line.slice(0, IMPORT_LIMITS.quote)}…` : line;
}

export class PostNotes {
  readonly dropped: DroppedPart[] = [];
  /** Parts that are not in `dropped`, because there are too many. */
  moreDropped = 0;
  readonly warnings: string[] = [];
  readonly missingPictures: string[] = [];
  /** Paths of pictures without a description. */
  readonly withoutAlt: string[] = [];
  /** Pictures that are in the library, or were found. */
  pictures = 0;

  drop(what: string, line = 0): void {
    if (this.dropped.length < IMPORT_LIMITS.notes) this.dropped.push({ what: quoted(what), line });
    else this.moreDropped += 1;
  }

  warn(text: string): void {
    const line = quoted(text);
    if (this.warnings.length < IMPORT_LIMITS.notes && !this.warnings.includes(line)) {
      this.warnings.push(line);
    }
  }

  missPicture(src: string, reason: string): void {
    if (this.missingPictures.length < IMPORT_LIMITS.notes) {
      this.missingPictures.push(quoted(`${src}: ${reason}`));
    }
  }
}
