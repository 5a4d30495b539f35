/**
 * Marks the strings of a pack's copy that are prose, which editors write and translators translate.
 */
import * as z from 'zod/mini';
import { type Schema, schemasAt } from './schema-parts.ts';

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

const isMarked = (schema: Schema) => PROSE.has(schema);

/** @param path keys and array indexes, starting at `schema` */
export function isProse(schema: Schema, path: readonly PropertyKey[]): boolean {
  return schemasAt(schema, path, isMarked).some(isMarked);
}

/** Prose that code only shows. */
export function isShownProse(schema: Schema, path: readonly PropertyKey[]): boolean {
  const facts = schemasAt(schema, path, isMarked).flatMap((one) => PROSE.get(one) ?? []);
  return facts.length > 0 && facts.every(({ isCompared }) => !isCompared);
}
