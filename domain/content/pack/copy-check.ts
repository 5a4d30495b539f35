/** Texts of the copy that a page shows in another way than they are meant: placeholders, words for pictures. */
import { PLACEHOLDERS } from '#contract/placeholders.ts';
import { type ContentProblem, readPackText } from '#domain/content/pack-files/index.ts';
import { nearName } from '#domain/support/near-names.ts';
import { NOT_WORDS } from './body-references.ts';
import { isFileName } from './media-names.ts';
import { fieldLineIn } from './yaml-lines.ts';

/** Placeholders of templates depend on whom they are for (`template-check.ts`). */
const TEMPLATES = 'desk.yaml';

/** @param copies path below the content folder to what was read */
export function copyAdvice(
  contentDir: string,
  copies: ReadonlyMap<string, unknown>,
): ContentProblem[] {
  return [...copies].flatMap(([file, copy]) => {
    const mistakes = textsIn(copy).flatMap(({ path, text }) => {
      const message = placeholderMistake(file, text) ?? altMistake(path, text);
      return message ? [{ path, message }] : [];
    });
    if (mistakes.length === 0) return [];
    const source = readPackText(contentDir, file);
    return mistakes.map(({ path, message }) => ({
      file,
      line: fieldLineIn(source, path),
      field: path.map(String).join('.'),
      message,
    }));
  });
}

interface Text {
  path: PropertyKey[];
  text: string;
}

function textsIn(copy: unknown, path: PropertyKey[] = []): Text[] {
  if (typeof copy === 'string') return [{ path, text: copy }];
  if (typeof copy !== 'object' || copy === null) return [];
  return Object.entries(copy).flatMap(([key, value]) =>
    textsIn(value, [...path, Array.isArray(copy) ? Number(key) : key]),
  );
}

/** As somebody may have typed one: `{{name}}`, `{ name }`, `{first name}`. */
const IN_BRACES = /\{+[^{}\n]*\}+/g;

function placeholderMistake(file: string, text: string): string | undefined {
  if (file === TEMPLATES) return undefined;
  const known = (PLACEHOLDERS[file] ?? '').split(' ').filter(Boolean);
  const strange = (text.match(IN_BRACES) ?? []).find(
    (written) => !known.some((name) => written === `{${name}}`),
  );
  if (strange === undefined) return undefined;
  const near = nearName(strange, known);
  if (near) return `nothing is filled in for ${strange}; did you mean {${near}}?`;
  const others =
    known.length === 0 ? '' : `; this file has ${known.map((one) => `{${one}}`).join(', ')}`;
  return `nothing is filled in for ${strange}: it is shown as it stands${others}`;
}

function altMistake(path: readonly PropertyKey[], text: string): string | undefined {
  return /alt$/i.test(String(path.at(-1))) && isFileName(text) ? NOT_WORDS : undefined;
}
