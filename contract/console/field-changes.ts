/** Changes of single fields of an entry's source, conflicts between them, and their display. */
import * as z from 'zod/mini';
import { isAllowedKey } from './allowed-keys.ts';

export const CHANGE_LIMITS = {
  /** Changes in one request. */
  changes: 200,
  /** Steps of a path. */
  depth: 12,
  /** Characters of a key. */
  key: 200,
  /** Bytes of one value as JSON. */
  value: 256 * 1024,
  /** Levels of lists and maps in one value. */
  nesting: 24,
} as const;

const key = z
  .string()
  .check(
    z.maxLength(CHANGE_LIMITS.key),
    z.refine(isAllowedKey, { error: 'Use another name for this field' }),
  );

/** Keys of maps and positions in lists, counted from the root of the YAML. */
export const FieldPath = z
  .array(z.union([key, z.int().check(z.minimum(0), z.maximum(100_000))]))
  .check(z.maxLength(CHANGE_LIMITS.depth));
export type FieldPath = z.infer<typeof FieldPath>;

/** Of a field. The root itself is not one. */
const fieldPath = FieldPath.check(z.minLength(1));

/** Any JSON value. */
export type JsonValue =
  | string
  | number
  | boolean
  | null
  | JsonValue[]
  | { [key: string]: JsonValue };

/** Why a value cannot be written into a field; null if it can. */
export function valueProblem(value: unknown): string | null {
  const structure = structureProblem(value);
  if (structure) return structure;
  const bytes = new TextEncoder().encode(JSON.stringify(value) ?? '').length;
  return bytes <= CHANGE_LIMITS.value ? null : 'Use 256 KB or less for one field';
}

/** Iterative, because recursion over a deeply nested value would overflow the call stack. */
function structureProblem(root: unknown): string | null {
  const pending: { value: unknown; level: number }[] = [{ value: root, level: 0 }];
  for (let next = pending.pop(); next; next = pending.pop()) {
    const { value, level } = next;
    if (typeof value !== 'object' || value === null) {
      const problem = scalarProblem(value);
      if (problem) return problem;
      continue;
    }
    if (level >= CHANGE_LIMITS.nesting) return 'Use fewer levels of lists in this field';
    if (!Array.isArray(value) && !Object.keys(value).every(isAllowedKey)) {
      return 'Use another name for this field';
    }
    for (const child of Object.values(value)) pending.push({ value: child, level: level + 1 });
  }
  return null;
}

function scalarProblem(value: unknown): string | null {
  // The databases cannot store U+0000.
  if (typeof value === 'string') return value.includes('\0') ? 'Remove the character U+0000' : null;
  if (typeof value === 'number') return Number.isFinite(value) ? null : 'Use a finite number';
  return typeof value === 'boolean' || value === null ? null : 'Use a JSON value';
}

/** `z.unknown` has a JSON Schema, which `z.custom` has not; the check leaves only JSON. */
const value = z.unknown().check((context) => {
  const message = valueProblem(context.value);
  if (message) context.issues.push({ code: 'custom', message, input: context.value });
}) as z.ZodMiniType<JsonValue>;

const position = z.int().check(z.minimum(0), z.maximum(100_000));

/** A change of one field. `body` replaces the Markdown text, or the whole text of a style sheet. */
export const FieldChange = z.discriminatedUnion('op', [
  z.object({ op: z.literal('set'), path: fieldPath, value }),
  z.object({ op: z.literal('unset'), path: fieldPath }),
  /** `path` is the list; empty if the file is one. */
  z.object({ op: z.literal('insert'), path: FieldPath, index: position, value }),
  z.object({ op: z.literal('remove'), path: FieldPath, index: position }),
  z.object({ op: z.literal('move'), path: FieldPath, from: position, to: position }),
  z.object({
    op: z.literal('body'),
    value: z.string().check(
      z.refine((text) => scalarProblem(text) === null, { error: 'Remove the character U+0000' }),
      z.refine((text) => valueProblem(text) === null, { error: 'Use 256 KB or less for the text' }),
    ),
  }),
]);
export type FieldChange = z.infer<typeof FieldChange>;

export const FieldChanges = z.array(FieldChange).check(z.maxLength(CHANGE_LIMITS.changes));

/** Part of an entry: a field of its YAML, its Markdown text, or the whole file if it is not valid. */
const part = z.enum(['field', 'body', 'file']);

/** Empty for a whole file, `body` for the Markdown text. */
const anyPath = z.array(z.union([z.string(), z.int()]));

/** A field that two people changed to different values, or that one changed and one removed. */
export const FieldConflict = z.object({
  part,
  /** Counted in the merged text, which has `theirs`, or would have it at this place. */
  path: anyPath,
  /** Lines of the merged body with `theirs`, from 0; null for other parts. */
  lines: z.nullable(z.object({ start: z.int(), count: z.int() })),
  /** Null for the sides in `missing`, and for an empty field. */
  base: z.unknown(),
  mine: z.unknown(),
  theirs: z.unknown(),
  /** The sides that do not have the field. */
  missing: z.array(z.enum(['base', 'mine', 'theirs'])),
});
export type FieldConflict = z.infer<typeof FieldConflict>;

/** A difference between two versions of an entry. */
export const ChangedField = z.object({
  part,
  /** Counted in the later version; in the earlier one for a field that is removed. */
  path: anyPath,
  before: z.unknown(),
  after: z.unknown(),
  /** The version that does not have the field; null if both have it. */
  missing: z.nullable(z.enum(['before', 'after'])),
  /** True if only the order of the items of a list differs. */
  isOrder: z.boolean(),
});
export type ChangedField = z.infer<typeof ChangedField>;

export const DiffPart = z.object({ text: z.string(), kind: z.enum(['same', 'added', 'removed']) });
export type DiffPart = z.infer<typeof DiffPart>;
