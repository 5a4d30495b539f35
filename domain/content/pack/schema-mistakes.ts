/** What a schema has against a value, in words for an editor. */
import type * as z from 'zod/mini';
import { hint } from '#domain/support/near-names.ts';
import { NOT_TEXT } from './plain-messages.ts';
import { inQuotes } from './yaml-lines.ts';

type Issue = z.core.$ZodIssue;

export interface SchemaMistake {
  path: PropertyKey[];
  message: string;
}

export interface Checked {
  /** What was checked. */
  value: unknown;
  schema: z.ZodMiniType;
  /** The text that stands in the file at a place, and the comment behind it. */
  sourceAt: (path: PropertyKey[]) => { text: string; comment: string };
}

export function schemaMistakes(issues: readonly Issue[], checked: Checked): SchemaMistake[] {
  return issues.flatMap((issue) => mistakesOf(issue, [], checked));
}

/** @param above where the value stands that the issue's own path begins at */
function mistakesOf(issue: Issue, above: PropertyKey[], checked: Checked): SchemaMistake[] {
  const path = [...above, ...issue.path];
  if (issue.code === 'unrecognized_keys') {
    const known = fieldsAt(checked.schema, path);
    return issue.keys.map((key) => ({ path: [...path, key], message: unknownField(key, known) }));
  }
  const found = valueAt(checked.value, path);
  // A check of our own may name a field that is rightly missing, and says why.
  const isOurs = issue.code === 'custom';
  if (found === undefined && !isOurs) return [{ path, message: 'is missing' }];
  if (isEmpty(found) && !isOurs) return [{ path, message: emptyMessage(checked.sourceAt(path)) }];
  const nearest = issue.code === 'invalid_union' ? nearestOf(issue.errors) : undefined;
  if (nearest && issue.message === 'Invalid input') {
    return nearest.flatMap((inner) => mistakesOf(inner, path, checked));
  }
  const message = issue.message === NOT_TEXT ? notText(found, checked, path) : issue.message;
  return [{ path, message }];
}

function unknownField(key: string, known: readonly string[]): string {
  if (/^\d+$/.test(key)) return 'is no field: a number is written without commas, such as 110000';
  const [, name, glued] = /^([\w-]+)[:：](\S.*)$/.exec(key) ?? [];
  if (name && glued && (known.includes(name) || known.length === 0)) {
    return `a space is missing after the colon: write "${name}: ${glued}"`;
  }
  return `is not a field of this file${hint(key, known)}`;
}

function emptyMessage({ text, comment }: { text: string; comment: string }): string {
  if (text !== '' && text !== '""' && text !== "''") {
    return `is empty: ${text} is YAML's own; as a text it must stand in quotation marks: ${inQuotes(text)}`;
  }
  if (comment === '') return 'is empty';
  return `is empty: what follows # is a comment; if it is the text, write ${inQuotes(`#${comment}`)}`;
}

function notText(found: unknown, { sourceAt }: Checked, path: PropertyKey[]): string {
  const { text } = sourceAt(path);
  if (Array.isArray(found) && !text.startsWith('[')) return `${NOT_TEXT}, not a list`;
  if (typeof found === 'object' && !/^[[{]/.test(text)) return `${NOT_TEXT}, not fields`;
  return `${NOT_TEXT}: write it in quotation marks, ${inQuotes(text)}`;
}

/** Of several forms that a value may have, the one that it is most likely meant to be. */
function nearestOf(forms: readonly (readonly Issue[])[]): readonly Issue[] | undefined {
  const unknownKeys = (issues: readonly Issue[]) =>
    issues.flatMap((issue) => (issue.code === 'unrecognized_keys' ? issue.keys : [])).length;
  return [...forms].sort((a, b) => unknownKeys(a) - unknownKeys(b) || a.length - b.length)[0];
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  let found = value;
  for (const key of path) found = (found as Record<PropertyKey, unknown> | null | undefined)?.[key];
  return found;
}

function isEmpty(value: unknown): boolean {
  return value === null || (typeof value === 'string' && value.trim() === '');
}

/** The names of the fields that a schema has at a place. */
interface Def {
  shape?: Record<string, z.ZodMiniType>;
  element?: z.ZodMiniType;
  valueType?: z.ZodMiniType;
  innerType?: z.ZodMiniType;
  in?: z.ZodMiniType;
  options?: readonly z.ZodMiniType[];
  items?: readonly z.ZodMiniType[];
}

function fieldsAt(schema: z.ZodMiniType, path: readonly PropertyKey[]): string[] {
  const places = path.reduce<Def[]>(
    (found, key) => found.flatMap((def) => partsOf(def, key)).flatMap(plainDefs),
    plainDefs(schema),
  );
  return [...new Set(places.flatMap(({ shape }) => Object.keys(shape ?? {})))];
}

function partsOf({ shape, element, valueType, items }: Def, key: PropertyKey): z.ZodMiniType[] {
  const field = shape?.[String(key)];
  return [field, element, valueType, items?.[Number(key)]].filter((part) => part !== undefined);
}

/** Without what is around it: optional, with a default, one of several. */
function plainDefs(schema: z.ZodMiniType): Def[] {
  const def = schema._zod.def as Def;
  const inner = [def.innerType, def.in, ...(def.options ?? [])].filter(
    (part) => part !== undefined,
  );
  return inner.length > 0 ? inner.flatMap(plainDefs) : [def];
}
