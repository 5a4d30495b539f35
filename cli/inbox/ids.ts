import { idPrefixOf } from '#contract/reference.ts';
import {
  findByIdPrefix,
  readSubmissions,
  type SubmissionRef,
} from '#domain/inbox/stored-submissions/index.ts';
import { safeLine } from '#domain/support/safe-text.ts';
import { type Call, UsageError } from './command.ts';

/** As much of an id as lists show. */
export const SHORT = 8;

/**
 * The submissions of these ids, or of their beginnings, each once.
 * @throws UsageError where one is of none or of several
 */
export async function submissionsOf({
  db,
  kinds,
  ids,
}: Pick<Call, 'db' | 'kinds' | 'ids'>): Promise<SubmissionRef[]> {
  const found = new Map<string, SubmissionRef>();
  for (const typed of ids) {
    const ref = await submissionOf({ db, kinds }, typed);
    found.set(ref.id, ref);
  }
  return [...found.values()];
}

/** @throws UsageError */
export async function submissionOf(
  { db, kinds }: Pick<Call, 'db' | 'kinds'>,
  typed: string,
): Promise<SubmissionRef> {
  const prefixes = prefixesOf(typed);
  if (prefixes.length === 0) {
    throw new UsageError(
      `${typed} is no id: type at least 4 characters of one that a list shows, or a reference number.`,
    );
  }
  const found = await Promise.all(prefixes.map((prefix) => findByIdPrefix(db, prefix, kinds)));
  const [first, ...others] = found.flat();
  if (!first) throw new UsageError(`There is no submission whose id begins with ${typed}.`);
  if (others.length === 0) return first;
  const several = await readSubmissions(db, [first, ...others], kinds);
  const lines = several.map(({ id, kind, name }) => `\n  ${id}  ${kind}  ${safeLine(name)}`);
  throw new UsageError(
    `Several ids begin with ${typed}; type more of the one you mean:${lines.join('')}`,
  );
}

/** What an id can begin with that is meant so: eight characters may be of an id, or a reference number. */
function prefixesOf(typed: string): string[] {
  const prefix = typed.toLowerCase();
  const isOfId = /^[\da-f-]{4,36}$/.test(prefix);
  const prefixes = [isOfId ? prefix : null, idPrefixOf(typed)];
  return prefixes.filter((each) => each !== null);
}
