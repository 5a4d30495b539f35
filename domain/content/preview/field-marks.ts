/**
 * Marks that texts of a preview begin with. A mark is a private-use character of plane 15 or 16, so
 * it survives React, JSON and escaping, and no pack has it. Each number identifies one field.
 */
import { type FieldPath, fieldName } from '#contract/preview.ts';

/** U+F0000 and U+100000. The last two characters of a plane are no characters. */
const PLANES = [0xf0000, 0x100000] as const;
const PLANE_SIZE = 0xfffe;
const MAX_MARKS = PLANES.length * PLANE_SIZE;

/**
 * A mark, also as it is in URLs. Written as surrogates, because a search with the flags `u` and `i`
 * takes ten times as long.
 */
export const MARKS =
  /[\udb80-\udbff][\udc00-\udfff]|%F(?:3%B|4%8)[0-9A-F]%[89AB][0-9A-F]%[89AB][0-9A-F]/g;

export interface MarkedField {
  /** As in `data-field`. */
  name: string;
  /** The text without its mark. */
  text: string;
}

/** The fields of one preview by mark. It grows with the answers of the API that a page reads. */
export class FieldMarks {
  readonly #fields: MarkedField[] = [];
  readonly #marks = new Map<string, string>();

  /**
   * The text with the mark of its field in front, but after a colon, which says that a line of a story
   * has no title. An empty text stays empty, because code checks
   * whether a text is empty. So does a text for which there are no marks left.
   */
  mark(file: string, path: FieldPath, text: string): string {
    if (text === '') return text;
    const name = fieldName(file, path);
    const known = this.#marks.get(name);
    if (known !== undefined) return withMark(text, known);
    if (this.#fields.length === MAX_MARKS) return text;
    const mark = markOf(this.#fields.length);
    this.#fields.push({ name, text });
    this.#marks.set(name, mark);
    return withMark(text, mark);
  }

  /** The field of one character; undefined if it is not a mark. */
  fieldOf(mark: string): MarkedField | undefined {
    const code = mark.codePointAt(0) ?? 0;
    const plane = PLANES.findLastIndex((first) => code >= first);
    return this.#fields[plane * PLANE_SIZE + code - (PLANES[plane] ?? 0)];
  }

  /** In the order in which they were marked. */
  get fields(): readonly MarkedField[] {
    return this.#fields;
  }
}

const withMark = (text: string, mark: string) => text.replace(/^[:\s]*/, (start) => start + mark);

function markOf(number: number): string {
  const plane = Math.floor(number / PLANE_SIZE);
  return String.fromCodePoint((PLANES[plane] ?? 0) + (number % PLANE_SIZE));
}

export const withoutMarks = (text: string) => text.replace(MARKS, '');
