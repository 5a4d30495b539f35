/**
 * Marks the strings of a pack's copy that are prose, which editors write and translators translate.
 */
import * as z from 'zod/mini';

type Schema = z.core.$ZodType;

const PROSE = z.registry<{ isProse: true }>();

/** Marks a string schema as prose. A schema derived with `check` must be marked again. */
export function prose<Text extends z.ZodMiniType>(schema: Text): Text {
  PROSE.add(schema, { isProse: true });
  return schema;
}

/** Non-empty prose. Other strings of copy are paths, URLs, file names, ids and keys. */
export const text = prose(z.string().check(z.trim(), z.minLength(1)));

/** @param path keys and array indexes, starting at `schema` */
export function isProse(schema: Schema, path: readonly PropertyKey[]): boolean {
  const [key, ...rest] = path;
  if (key === undefined) return alternatives(schema).some((one) => PROSE.has(one));
  return alternatives(schema).some((one) => {
    const part = partOf(one, key);
    return part !== undefined && isProse(part, rest);
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
