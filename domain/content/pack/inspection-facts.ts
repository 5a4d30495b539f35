/**
 * What other folders read of an inspected pack: links, paths, alternative texts, claims and prose. The
 * functions are those of `content check`, so that both find the same.
 */
import { isShownProse } from '#contract/prose.ts';
import { schemaOf } from './built-in-copy.ts';

export { linkAdvice } from './advice.ts';
export { CLAIMS, claimsIn } from './built-in-copy.ts';
export { altAdvice, textsIn } from './copy-check.ts';
export { copyLinks } from './internal-links.ts';
export { takenMessage } from './root-page-checks.ts';

/**
 * Tells for the paths of a file of copy if the text there is translated. Names of people and
 * companies may be the same in each language.
 */
export function proseTest(file: string): (path: readonly PropertyKey[]) => boolean {
  const schema = schemaOf(file);
  return (path) => schema !== undefined && isShownProse(schema, path);
}
