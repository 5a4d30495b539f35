/**
 * The preview of a page in the console: the names of fields, the attributes that say which field an
 * element shows, and the messages between the console and the frame. It needs no zod, because the
 * script in the frame imports it.
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

/** Whether a click is on a text, on an element with an attribute, or in an entry's body. */
export const FIELD_KINDS = ['text', 'attribute', 'source'] as const;
export type FieldKind = (typeof FIELD_KINDS)[number];

/**
 * Sent by the console. The first message is posted to the frame's window together with a port;
 * all others go through that port.
 */
export type ToFrame =
  /** `page` is the path of the shown page with its query, for its relative links. */
  | { type: 'connect'; page: string }
  /** Replaces the text of elements that show exactly this field. */
  | { type: 'set'; field: string; text: string }
  /**
   * Scrolls to the first element with this field and outlines it; empty: outlines nothing. In a body,
   * `line` selects the block that contains it.
   */
  | { type: 'highlight'; field: string; line?: number };

/** Sent by the frame through the port. */
export type FromFrame =
  | { type: 'ready' }
  /**
   * A field was chosen. `fields` lists all fields of the element, `field` first. `source` has the
   * lines of the body, `3-5`, if `kind` is `source`.
   */
  | { type: 'open'; field: string; kind: FieldKind; fields: string[]; source?: string }
  /** A link was followed: path, query and fragment on this site, or the URL of another site. */
  | { type: 'navigate'; path: string };

/** Characters of a text in a message. */
const MAX_TEXT = 100_000;
const MAX_NAME = 2000;
const MAX_FIELDS = 100;

const isText = (value: unknown, max: number): value is string =>
  typeof value === 'string' && value.length <= max;

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};

/** The message, if it is a valid one from the console. */
export function toFrameMessage(value: unknown): ToFrame | undefined {
  const { type, page, field, line, text } = fieldsOf(value);
  if (type === 'connect') return isText(page, MAX_NAME) ? { type, page } : undefined;
  if (!isText(field, MAX_NAME)) return undefined;
  if (type === 'highlight') {
    if (line === undefined) return { type, field };
    return Number.isSafeInteger(line) ? { type, field, line: Number(line) } : undefined;
  }
  return type === 'set' && isText(text, MAX_TEXT) ? { type, field, text } : undefined;
}

/** The message, if it is a valid one from the frame. */
export function fromFrameMessage(value: unknown): FromFrame | undefined {
  const { type, field, kind, fields, source, path } = fieldsOf(value);
  if (type === 'ready') return { type };
  if (type === 'navigate') return isText(path, MAX_NAME) ? { type, path } : undefined;
  if (type !== 'open' || !isText(field, MAX_NAME)) return undefined;
  const knownKind = FIELD_KINDS.find((name) => name === kind);
  const areNames =
    Array.isArray(fields) &&
    fields.length <= MAX_FIELDS &&
    fields.every((name) => isText(name, MAX_NAME));
  if (!knownKind || !areNames) return undefined;
  if (source === undefined) return { type, field, kind: knownKind, fields };
  return isText(source, MAX_NAME) && /^\d+-\d+$/.test(source)
    ? { type, field, kind: knownKind, fields, source }
    : undefined;
}
