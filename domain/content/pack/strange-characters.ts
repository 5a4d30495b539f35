/** Characters that no keyboard types into a text, and that feeds, calendars or a database do not take. */
import { CONTROLS } from '#contract/controls.ts';

/** PostgreSQL stores no zero, and half of a pair is no character. */
const UNSTORABLE = /\0|\p{Cs}/u;

/** A character that was lost, and UTF-8 that was once read as Windows' own encoding. */
const GARBLED =
  /\ufffd|Ã[\u0080-\u00bf\u2018-\u203a]|â€[\u0090-\u00bf\u0152-\u2122]|à¤[\u0080-\u00bf]/u;

/** The first one of a text. */
export function strangeCharacter(text: string): { message: string; isWrong: boolean } | undefined {
  const [found] = UNSTORABLE.exec(text) ?? text.match(CONTROLS) ?? [];
  if (found !== undefined) {
    const code = (found.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
    const message = `has a control character (U+${code}), perhaps copied from Word or a PDF: delete it, or put a space or a new line in its place`;
    return { message, isWrong: UNSTORABLE.test(found) };
  }
  const garbled = GARBLED.exec(text)?.[0];
  if (garbled === undefined) return undefined;
  const message = `has "${garbled}", letters that were saved in another encoding: type them again`;
  return { message, isWrong: false };
}

/** Lines of a Markdown text, with their numbers from 1; those of its front matter are looked at as YAML. */
export function strangeLines(source: string): { line: number; message: string }[] {
  const lines = source.split('\n');
  const end = lines.findIndex((line, index) => index > 0 && line.startsWith('---'));
  return lines.flatMap((line, index) => {
    const strange = index > end ? strangeCharacter(line) : undefined;
    return strange ? [{ line: index + 1, message: strange.message }] : [];
  });
}
