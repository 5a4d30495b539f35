/** Finds the schema of a part of a value. */
import type * as z from 'zod/mini';

export type Schema = z.core.$ZodType;

/**
 * The schemas of the value at a path without wrappers such as `optional`, several if it is in a
 * union.
 * @param path keys and array indexes, starting at `schema`
 * @param isWhole tells of a wrapper that it must not be removed
 */
export function schemasAt(
  schema: Schema,
  path: readonly PropertyKey[],
  isWhole: (schema: Schema) => boolean = () => false,
): Schema[] {
  return wrappedSchemasAt(schema, path).flatMap((one) => alternatives(one, isWhole));
}

/** True if the value at a path may be left out. */
export function isOptionalAt(schema: Schema, path: readonly PropertyKey[]): boolean {
  const wrapped = wrappedSchemasAt(schema, path);
  return wrapped.length > 0 && wrapped.every((one) => defOf(one).type === 'optional');
}

function wrappedSchemasAt(schema: Schema, [key, ...rest]: readonly PropertyKey[]): Schema[] {
  if (key === undefined) return [schema];
  return alternatives(schema).flatMap((one) => {
    const part = partOf(one, key);
    return part === undefined ? [] : wrappedSchemasAt(part, rest);
  });
}

const defOf = (schema: Schema) => (schema as z.core.$ZodTypes)._zod.def;

/** Removes wrappers such as `optional`, and expands unions into their options. */
function alternatives(schema: Schema, isWhole = (_: Schema) => false): Schema[] {
  const def = defOf(schema);
  if (isWhole(schema)) return [schema];
  if ('innerType' in def) return alternatives(def.innerType as Schema, isWhole);
  if (def.type === 'pipe') return alternatives(def.in, isWhole);
  if (def.type !== 'union') return [schema];
  return def.options.flatMap((option) => alternatives(option, isWhole));
}

function partOf(schema: Schema, key: PropertyKey): Schema | undefined {
  const def = defOf(schema);
  if (def.type === 'object') return def.shape[String(key)] as Schema | undefined;
  if (def.type === 'record') return def.valueType;
  if (def.type === 'array') return def.element;
  return def.type === 'tuple' ? (def.items[Number(key)] ?? def.rest ?? undefined) : undefined;
}
