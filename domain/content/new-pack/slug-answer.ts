/** The name of the folder of a pack, which is part of some URLs too. */
import { NEW_PACK_LIMITS } from '#contract/console/new-pack-limits.ts';
import { slugOf } from '#contract/slug-of.ts';
import { InputError } from '#domain/support/input-error.ts';

const SLUG = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** @throws InputError */
export function slugAnswer(typed: string): string {
  if (typed.length > NEW_PACK_LIMITS.folder) {
    throw new InputError(
      `The name of the folder must have at most ${NEW_PACK_LIMITS.folder} characters; this has ${typed.length}.`,
    );
  }
  if (SLUG.test(typed)) return typed;
  const near = slugNear(typed);
  const hint = near ? `, such as ${near}` : '';
  throw new InputError(
    `"${typed}" cannot be the name of the folder: use lower-case letters, digits and single hyphens${hint}. The company's own name is another question.`,
  );
}

/** The name of the folder that a company's name proposes; empty without Latin letters. */
export const slugNear = (name: string): string =>
  slugOf(name)
    .replace(/^[^a-z]+/, '')
    .slice(0, NEW_PACK_LIMITS.folder)
    .replace(/-$/, '');
