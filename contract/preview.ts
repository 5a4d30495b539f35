/**
 * The preview of a page in the console: the names of fields, and the attributes that say which field
 * an element shows. It needs no zod, because the script in the frame imports it.
 */

/** A key of an object or an index of a list. */
export type FieldPath = readonly (string | number)[];

/** The last part of the name of an entry's Markdown text, as opposed to its front matter. */
export const BODY_FIELD = 'body';

/** Attributes of elements in a preview. The public site has none of them. */
export const FIELD_ATTRIBUTES = {
  /**
   * The names of the fields whose texts begin in the element, separated by spaces. An element with
   * children lists only its own texts.
   */
  text: 'data-field',
  /** The element's text is exactly that of its only field, so it can be replaced. */
  exact: 'data-field-exact',
  /** Before the name of an attribute: `data-field-alt` has the names of the fields in `alt`. */
  attributePrefix: 'data-field-',
  /** On an island or behavior: the fields that only its script shows, such as error messages. */
  props: 'data-field-data-props',
  /** The lines of an entry's text that the element shows, `3-5`, counted in its body from 1. */
  source: 'data-source',
} as const;

/** Attributes with texts that people read or hear. */
export const TEXT_ATTRIBUTES = [
  'alt',
  'title',
  'placeholder',
  'label',
  'value',
  'content',
  'aria-label',
  'aria-description',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
] as const;

/**
 * The name of a field, `pages/about.yaml#values.0.title`. It contains no space, and its dots only
 * separate keys, because other characters of keys are percent-encoded.
 * @param file path below the content folder
 * @param path from the root of the YAML; of an entry, from the root of its front matter
 */
export function fieldName(file: string, path: FieldPath): string {
  return `${file.split('/').map(encoded).join('/')}#${path.map(encodedKey).join('.')}`;
}

/** The opposite of `fieldName`; undefined if the text is not the name of a field. */
export function parseFieldName(
  name: string,
): { file: string; path: (string | number)[] } | undefined {
  const [, file, keys] = /^([^#\s]+)#([^#\s]*)$/.exec(name) ?? [];
  if (file === undefined || keys === undefined) return undefined;
  try {
    const path = keys === '' ? [] : keys.split('.').map(decodedKey);
    return { file: decodeURIComponent(file), path };
  } catch {
    return undefined;
  }
}

const encoded = (text: string) => encodeURIComponent(text.toWellFormed());

function encodedKey(key: string | number): string {
  if (typeof key === 'number') return String(key);
  const text = encoded(key).replaceAll('.', '%2E');
  // Only indexes begin with a plain digit, so that a key such as `2024` stays a key.
  return text.replace(/^\d/, (digit) => `%3${digit}`);
}

const decodedKey = (key: string) => (/^\d+$/.test(key) ? Number(key) : decodeURIComponent(key));
