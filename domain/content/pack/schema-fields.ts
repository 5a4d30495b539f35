/** The names of the fields that a schema has at a place. */
import type * as z from 'zod/mini';

interface Def {
  shape?: Record<string, z.ZodMiniType>;
  element?: z.ZodMiniType;
  valueType?: z.ZodMiniType;
  innerType?: z.ZodMiniType;
  in?: z.ZodMiniType;
  options?: readonly z.ZodMiniType[];
  items?: readonly z.ZodMiniType[];
}

export function fieldsAt(schema: z.ZodMiniType, path: readonly PropertyKey[]): string[] {
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
