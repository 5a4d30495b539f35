/** Which strings of a pack's copy are prose: readers see them, editors rewrite them, translators translate them. */
import * as z from 'zod/mini';

type Schema = z.core.$ZodType;

const PROSE = z.registry<{ isProse: true }>();

/** A string that is prose. One derived of it by `check` is not, unless it is passed here too. */
export function prose<Text extends z.ZodMiniType>(schema: Text): Text {
  PROSE.add(schema, { isProse: true });
  return schema;
}

/** Other strings of copy are paths, URLs, names of files, ids and keys. */
export const text = prose(z.string().check(z.trim(), z.minLength(1)));

/** @param path of keys and positions, from the schema on */
export function isProse(schema: Schema, path: readonly PropertyKey[]): boolean {
  const [key, ...rest] = path;
  if (key === undefined) return alternatives(schema).some((one) => PROSE.has(one));
  return alternatives(schema).some((one) => {
    const part = partOf(one, key);
    return part !== undefined && isProse(part, rest);
  });
}

/** A schema without what wraps it, such as `optional`; each option of a union. */
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
