/** Turns the marks in a rendered document into attributes of its elements. */
import { escapeMarkup } from '#contract/markup.ts';
import { FIELD_ATTRIBUTES, TEXT_ATTRIBUTES } from '#contract/preview.ts';
import { type FieldMarks, MARKS, type MarkedField, withoutMarks } from './field-marks.ts';
import { htmlTokens, type Token } from './html-tokens.ts';

export interface ResolvedPage {
  html: string;
  /** Names of the fields that elements of the page show, each once, in the order of the page. */
  fields: string[];
}

/** An element that is still open. */
interface OpenElement {
  name: string;
  /** Index of its start tag among the pieces. */
  piece: number;
  fields: MarkedField[];
  /** Its texts so far; undefined once it has a child. */
  text: string | undefined;
}

/** Attributes of an entry's text, in JSON inside of scripts and attributes. */
const SOURCES = new RegExp(
  ` (?:${FIELD_ATTRIBUTES.source}|${FIELD_ATTRIBUTES.text})=(\\\\*(?:"|&quot;))[^\\s"&\\\\]*\\1`,
  'g',
);

const ATTRIBUTE = /\s([^\s=/>]+)="([^"]*)"/g;
/** The props of islands and behaviors, as JSON. */
const PROPS = 'data-props';

/** From others, such as `href`, marks are only removed. */
const TEXTS: ReadonlySet<string> = new Set([...TEXT_ATTRIBUTES, PROPS]);

/**
 * A single pass over the document, without a DOM, which takes a few milliseconds. It removes all
 * marks, wherever they are, and adds to each element:
 * - `data-field`: the fields whose texts begin directly in it
 * - `data-field-exact`: its text is exactly that of its only field
 * - `data-field-alt` and so on: the fields in an attribute with text
 * - `data-field-data-props`: the fields that the script of an island shows later
 *
 * Without these and `data-source`, the document is the same as without marks, byte for byte.
 */
export function resolveMarks(html: string, marks: FieldMarks): ResolvedPage {
  const pieces: string[] = [];
  const open: OpenElement[] = [];
  const fields = new Set<string>();
  const fieldsIn = (text: string): MarkedField[] =>
    (text.match(MARKS) ?? []).flatMap((mark) => marks.fieldOf(mark) ?? []);

  const close = () => {
    const element = open.pop();
    if (element && element.fields.length > 0) {
      pieces[element.piece] = withAttributes(pieces[element.piece] ?? '', textAttributes(element));
      for (const { name } of element.fields) fields.add(name);
    }
  };
  const addText = ({ code }: Token) => {
    const element = open.at(-1);
    element?.fields.push(...fieldsIn(code));
    const text = withoutMarks(code);
    if (element?.text !== undefined) element.text += text;
    pieces.push(text);
  };
  const addStart = ({ code, name, isVoid }: Extract<Token, { kind: 'start' }>) => {
    const parent = open.at(-1);
    if (parent) parent.text = undefined;
    const { tag, named } = resolvedTag(code, fieldsIn);
    for (const field of named) fields.add(field);
    if (!isVoid) open.push({ name, piece: pieces.length, fields: [], text: '' });
    pieces.push(tag);
  };

  for (const token of htmlTokens(html)) {
    if (token.kind === 'start') addStart(token);
    else if (token.kind === 'text') addText(token);
    else if (token.kind === 'raw' && isReadable(open.at(-1)?.name)) addText(token);
    else {
      if (token.kind === 'end') close();
      pieces.push(withoutMarks(token.code).replace(SOURCES, ''));
    }
  }
  while (open.length > 0) close();
  return { html: pieces.join(''), fields: [...fields] };
}

/** Scripts and styles are for programs. */
const isReadable = (name = '') => name === 'title' || name === 'textarea';

function textAttributes({ fields, text }: OpenElement): Record<string, string> {
  const [first, ...others] = fields;
  const isExact = first && others.length === 0 && text === reactText(first.text);
  return {
    [FIELD_ATTRIBUTES.text]: namesOf(fields),
    ...(isExact && { [FIELD_ATTRIBUTES.exact]: '' }),
  };
}

const namesOf = (fields: readonly MarkedField[]) =>
  [...new Set(fields.map(({ name }) => name))].join(' ');

/** A text as React escapes it. */
const reactText = (text: string) => escapeMarkup(text).replaceAll('&#39;', '&#x27;');

/** Removes the marks of a start tag, and adds the fields of its attributes. */
function resolvedTag(code: string, fieldsIn: (text: string) => MarkedField[]) {
  const tag = withoutMarks(code);
  const isPlain = tag === code;
  if (isPlain && !code.includes(` ${PROPS}="`)) return { tag, named: [] };
  const named: string[] = [];
  const added: Record<string, string> = {};
  for (const [, name = '', value = ''] of isPlain ? [] : code.matchAll(ATTRIBUTE)) {
    if (!TEXTS.has(name)) continue;
    const fields = fieldsIn(value);
    if (fields.length === 0) continue;
    added[FIELD_ATTRIBUTES.attributePrefix + name] = namesOf(fields);
    named.push(...fields.map((field) => field.name));
  }
  return { tag: withAttributes(withoutSources(tag), added), named };
}

/** Props may have the HTML of an entry's text. */
const withoutSources = (tag: string) =>
  tag.replace(ATTRIBUTE, (attribute, name: string) =>
    name === PROPS ? attribute.replace(SOURCES, '') : attribute,
  );

function withAttributes(tag: string, attributes: Record<string, string>): string {
  const code = Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeMarkup(value)}"`)
    .join('');
  return tag.replace(/\/?>$/, (end) => code + end);
}
