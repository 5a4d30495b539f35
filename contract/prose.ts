/**
 * Marks the strings of a pack's copy that are prose, which editors write and translators translate.
 */
import * as z from 'zod/mini';

type Schema = z.core.$ZodType;

interface Facts {
  /** Code compares the text, looks something up by it, or takes it apart. */
  isCompared: boolean;
}

const PROSE = z.registry<Facts>();

/** Marks a string schema as prose. A schema derived with `check` must be marked again. */
export function prose<Text extends z.ZodMiniType>(schema: Text, facts?: Facts): Text {
  PROSE.add(schema, facts ?? { isCompared: false });
  return schema;
}

/** Non-empty prose. Other strings of copy are paths, URLs, file names, ids and keys. */
export const text = prose(z.string().check(z.trim(), z.minLength(1)));

/**
 * Prose that code also compares, looks up or takes apart, such as a person's name, by which the photo
 * is found. A preview does not mark it, because the result would be another.
 */
export const comparedText = prose(z.string().check(z.trim(), z.minLength(1)), { isCompared: true });

/** @param path keys and array indexes, starting at `schema` */
export function isProse(schema: Schema, path: readonly PropertyKey[]): boolean {
  return schemasAt(schema, path).some((one) => PROSE.has(one));
}

/** Prose that code only shows. */
export function isShownProse(schema: Schema, path: readonly PropertyKey[]): boolean {
  const facts = schemasAt(schema, path).flatMap((one) => PROSE.get(one) ?? []);
  return facts.length > 0 && facts.every(({ isCompared }) => !isCompared);
}

/** The schemas of the value at a path, several if it is in a union. */
function schemasAt(schema: Schema, [key, ...rest]: readonly PropertyKey[]): Schema[] {
  const options = alternatives(schema);
  if (key === undefined) return options;
  return options.flatMap((one) => {
    const part = partOf(one, key);
    return part === undefined ? [] : schemasAt(part, rest);
  });
}

/** Removes wrappers such as `optional`, and expands unions into their options. */
function alternatives(schema: Schema): Schema[] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (PROSE.has(schema)) return [schema];
  if ('innerType' in def) return alternatives(def.innerType as Schema);
  if (def.type === 'pipe') return alternatives(def.in);
  return def.type === 'union' ? def.options.flatMap(alternatives) : [schema];
}

function partOf(schema: Schema, key: PropertyKey): Schema | undefined {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type === 'object') return def.shape[String(key)] as Schema | undefined;
  if (def.type === 'record') return def.valueType;
  if (def.type === 'array') return def.element;
  return def.type === 'tuple' ? (def.items[Number(key)] ?? def.rest ?? undefined) : undefined;
}
