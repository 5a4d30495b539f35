/** Converts the issues of a schema to messages for an editor. */
import type * as z from 'zod/mini';
import { didYouMean } from '#domain/support/closest-name.ts';
import { fieldIsRenamed, newFieldName } from './former-names.ts';
import { NOT_TEXT } from './plain-messages.ts';
import { COMMA_IN_BRACES, inQuotes } from './yaml-lines.ts';

type Issue = z.core.$ZodIssue;

export interface SchemaMistake {
  path: PropertyKey[];
  message: string;
}

export interface CheckedValue {
  /** Path below the content folder. */
  file: string;
  value: unknown;
  schema: z.ZodMiniType;
  /** The source text at a path, and the comment after it. */
  sourceAt: (path: PropertyKey[]) => { text: string; comment: string };
}

export function schemaMistakes(issues: readonly Issue[], checked: CheckedValue): SchemaMistake[] {
  return issues.flatMap((issue) => mistakesOf(issue, [], checked));
}

/** @param parentPath path of the value to which the issue's path is relative */
function mistakesOf(
  issue: Issue,
  parentPath: PropertyKey[],
  checked: CheckedValue,
): SchemaMistake[] {
  const path = [...parentPath, ...issue.path];
  if (issue.code === 'unrecognized_keys') {
    const fields = fieldsAt(checked.schema, path);
    return issue.keys.map((key) => {
      const keyPath = [...path, key];
      const isEmptyField = valueAt(checked.value, keyPath) === null;
      const message =
        fieldIsRenamed(checked.file, keyPath) ?? unknownField(key, { fields, isEmptyField });
      return { path: keyPath, message };
    });
  }
  const value = valueAt(checked.value, path);
  // A custom check can refer to a missing field, and its message says why.
  const isCustom = issue.code === 'custom';
  if (value === undefined && !isCustom) {
    return hasFormerName(checked, path) ? [] : [{ path, message: 'is missing' }];
  }
  if (isEmpty(value) && !isCustom) return [{ path, message: emptyMessage(checked.sourceAt(path)) }];
  const nearest = issue.code === 'invalid_union' ? nearestOf(issue.errors) : undefined;
  if (nearest && issue.message === 'Invalid input') {
    return nearest.flatMap((inner) => mistakesOf(inner, path, checked));
  }
  const message = issue.message === NOT_TEXT ? notText(value, checked, path) : issue.message;
  return [{ path, message }];
}

/** True if a field is missing only because it still has its former name, which is reported. */
function hasFormerName({ file, value }: CheckedValue, path: readonly PropertyKey[]): boolean {
  const parentPath = path.slice(0, -1);
  return Object.keys(valueAt(value, parentPath) ?? {}).some(
    (key) => newFieldName(file, [...parentPath, key]) === path.at(-1),
  );
}

function unknownField(
  key: string,
  { fields, isEmptyField }: { fields: readonly string[]; isEmptyField: boolean },
): string {
  if (/^\d+$/.test(key)) return 'is not a field: write numbers without commas, such as 110000';
  const [, name, glued] = /^([\w-]+)[:：](\S.*)$/.exec(key) ?? [];
  if (name && glued && (fields.includes(name) || fields.length === 0)) {
    return `a space is missing after the colon: write "${name}: ${glued}"`;
  }
  const near = didYouMean(key, fields);
  // `{ text: Hello, world }` has an empty field `world`.
  return `is not a field of this file${near || (isEmptyField ? COMMA_IN_BRACES : '')}`;
}

function emptyMessage({ text, comment }: { text: string; comment: string }): string {
  if (text !== '' && text !== '""' && text !== "''") {
    return `is empty: ${text} has a meaning in YAML; as text it must be in quotation marks: ${inQuotes(text)}`;
  }
  if (comment === '') return 'is empty';
  return `is empty: what follows # is a comment; if it is the text, write ${inQuotes(`#${comment}`)}`;
}

function notText(value: unknown, { sourceAt }: CheckedValue, path: PropertyKey[]): string {
  const { text } = sourceAt(path);
  if (Array.isArray(value) && !text.startsWith('[')) return `${NOT_TEXT}, not a list`;
  if (typeof value === 'object' && !/^[[{]/.test(text)) return `${NOT_TEXT}, not fields`;
  return `${NOT_TEXT}: write it in quotation marks, ${inQuotes(text)}`;
}

/** The issues of the member of a union that the value was most likely meant to be. */
function nearestOf(members: readonly (readonly Issue[])[]): readonly Issue[] | undefined {
  const unknownKeys = (issues: readonly Issue[]) =>
    issues.flatMap((issue) => (issue.code === 'unrecognized_keys' ? issue.keys : [])).length;
  return [...members].sort((a, b) => unknownKeys(a) - unknownKeys(b) || a.length - b.length)[0];
}

function valueAt(root: unknown, path: readonly PropertyKey[]): unknown {
  let value = root;
  for (const key of path) value = (value as Record<PropertyKey, unknown> | null | undefined)?.[key];
  return value;
}

function isEmpty(value: unknown): boolean {
  return value === null || (typeof value === 'string' && value.trim() === '');
}

/** The parts of the definitions of zod's types that are read here. */
interface Def {
  shape?: Record<string, z.ZodMiniType>;
  element?: z.ZodMiniType;
  valueType?: z.ZodMiniType;
  innerType?: z.ZodMiniType;
  in?: z.ZodMiniType;
  options?: readonly z.ZodMiniType[];
  items?: readonly z.ZodMiniType[];
}

/** The names of the fields that a schema has at a path. */
function fieldsAt(schema: z.ZodMiniType, path: readonly PropertyKey[]): string[] {
  const defs = path.reduce<Def[]>(
    (parents, key) => parents.flatMap((def) => partsOf(def, key)).flatMap(unwrapped),
    unwrapped(schema),
  );
  return [...new Set(defs.flatMap(({ shape }) => Object.keys(shape ?? {})))];
}

function partsOf({ shape, element, valueType, items }: Def, key: PropertyKey): z.ZodMiniType[] {
  const field = shape?.[String(key)];
  return [field, element, valueType, items?.[Number(key)]].filter((part) => part !== undefined);
}

/** Removes wrappers: optional types, defaults, pipes and unions. */
function unwrapped(schema: z.ZodMiniType): Def[] {
  const def = schema._zod.def as Def;
  const inner = [def.innerType, def.in, ...(def.options ?? [])].filter(
    (part) => part !== undefined,
  );
  return inner.length > 0 ? inner.flatMap(unwrapped) : [def];
}
