import type { ZodMiniType } from 'zod/mini';

/** Finds the schema of a file of copy by its path below the content folder. */
export type SchemaOf = (file: string) => ZodMiniType | undefined;

/** Imported lazily, because a start needs no schemas of copy. */
export async function copySchemas(): Promise<SchemaOf> {
  return (await import('./built-in-copy.ts')).schemaOf;
}
