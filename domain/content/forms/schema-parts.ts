/** What a form needs to know of the inner structure of a zod schema. */
import type * as z from 'zod/mini';

type Schema = z.ZodMiniType;

/** The parts of zod's definitions that are read here. */
interface Def {
  type: string;
  shape?: Record<string, Schema>;
  element?: Schema;
  keyType?: Schema;
  valueType?: Schema;
  innerType?: Schema;
  in?: Schema;
  options?: readonly Schema[];
  entries?: Record<string, string | number>;
  values?: readonly unknown[];
  parts?: readonly unknown[];
  format?: string;
  defaultValue?: unknown;
  checks?: readonly { _zod: { def: Check } }[];
}

interface Check {
  check: string;
  minimum?: number;
  maximum?: number;
  length?: number;
  value?: number;
  inclusive?: boolean;
}

export const defOf = (schema: Schema) => schema._zod.def as unknown as Def;

export interface Unwrapped {
  schema: Schema;
  def: Def;
  isRequired: boolean;
  /** The value of a field that is left out. */
  initial: unknown;
}

/** Removes `optional`, `nullable`, defaults and pipes. */
export function unwrap(schema: Schema): Unwrapped {
  const def = defOf(schema);
  if (def.type === 'pipe' && def.in) return unwrap(def.in);
  if (!def.innerType) return { schema, def, isRequired: true, initial: undefined };
  const inner = unwrap(def.innerType);
  const isDefault = def.type === 'default' || def.type === 'prefault';
  return { ...inner, isRequired: false, initial: isDefault ? def.defaultValue : inner.initial };
}

interface Limits {
  min?: number;
  max?: number;
  isWhole?: boolean;
}

/** Bounds of a number, of the characters of a text, or of the items of a list. */
export function limitsOf({ type, format, checks = [] }: Def): Limits {
  const isWhole = type === 'number' && format === 'safeint';
  const limits: Limits = isWhole ? { isWhole } : {};
  for (const { _zod } of checks) {
    const { check, minimum, maximum, length, value, inclusive } = _zod.def;
    if (check === 'min_length') limits.min = minimum ?? 0;
    if (check === 'max_length' && maximum !== undefined) limits.max = maximum;
    if (check === 'length_equals' && length !== undefined) limits.min = limits.max = length;
    if (check === 'greater_than' && value !== undefined) {
      limits.min = inclusive || !isWhole ? value : value + 1;
    }
    if (check === 'less_than' && value !== undefined) limits.max = value;
  }
  return limits;
}

/** The texts of an enum, a literal, or a template such as `#` and an enum; else undefined. */
export function valuesOf(part: unknown): string[] | undefined {
  if (typeof part === 'string') return [part];
  const def = defOf(part as Schema);
  if (def.entries) return Object.values(def.entries).map(String);
  if (def.type === 'literal') return def.values?.map(String);
  if (def.type !== 'template_literal') return undefined;
  return (def.parts ?? []).reduce<string[] | undefined>(
    (texts, next) => {
      const values = valuesOf(next);
      return values && texts?.flatMap((text) => values.map((value) => text + value));
    },
    [''],
  );
}
