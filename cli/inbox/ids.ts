import { idPrefixOf } from '#contract/reference.ts';
import {
  findByIdPrefix,
  readSubmissions,
  type SubmissionRef,
} from '#domain/inbox/stored-submissions/index.ts';
import { safeLine } from '#domain/support/safe-text.ts';
import { type Call, UsageError } from './command.ts';

/** Characters of an id that lists show. */
export const SHORT_ID_LENGTH = 8;

/**
 * The submissions with these ids or prefixes, without duplicates.
 * @throws UsageError if one matches no submission, or several
 */
export async function submissionsOf({
  db,
  kinds,
  ids,
}: Pick<Call, 'db' | 'kinds' | 'ids'>): Promise<SubmissionRef[]> {
  const refs = new Map<string, SubmissionRef>();
  for (const typed of ids) {
    const ref = await submissionOf({ db, kinds }, typed);
    refs.set(ref.id, ref);
  }
  return [...refs.values()];
}

/** @throws UsageError */
export async function submissionOf(
  { db, kinds }: Pick<Call, 'db' | 'kinds'>,
  typed: string,
): Promise<SubmissionRef> {
  const prefixes = prefixesOf(typed);
  if (prefixes.length === 0) {
    throw new UsageError(
      `${typed} is not an ID. Enter at least 4 characters of an ID, or a reference number.`,
    );
  }
  const matches = await Promise.all(prefixes.map((prefix) => findByIdPrefix(db, prefix, kinds)));
  const [first, ...others] = matches.flat();
  if (!first) throw new UsageError(`No submission has an ID that begins with ${typed}.`);
  if (others.length === 0) return first;
  const submissions = await readSubmissions(db, [first, ...others], kinds);
  const lines = submissions.map(({ id, kind, name }) => `\n  ${id}  ${kind}  ${safeLine(name)}`);
  throw new UsageError(
    `Several IDs begin with ${typed}. Enter more characters of one of them:${lines.join('')}`,
  );
}

/** Possible id prefixes: eight characters may be a part of an id, or a reference number. */
function prefixesOf(typed: string): string[] {
  const prefix = typed.toLowerCase();
  const isOfId = /^[\da-f-]{4,36}$/.test(prefix);
  const prefixes = [isOfId ? prefix : null, idPrefixOf(typed)];
  return prefixes.filter((each) => each !== null);
}
