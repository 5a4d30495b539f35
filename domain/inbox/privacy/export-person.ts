import { setImmediate } from 'node:timers/promises';
import { ProblemError } from '#contract/problem.ts';
import type { Db } from '#db/schema.ts';
import { readPerson } from '#domain/inbox/stored-submissions/index.ts';
import { KINDS, type Kinds } from '#domain/inbox/submissions/index.ts';
import { audit } from '#domain/staff/audit.ts';
import type { Permit } from '#domain/staff/permissions.ts';
import { safeJson } from '#domain/support/safe-text.ts';
import { deskRecordOf } from './desk-record.ts';
import { filesOf } from './files.ts';

/**
 * Everything that is stored under an address, as one JSON text, a piece at a time; times are in ISO 8601.
 * The record tells of it first, by ids alone.
 * @param now epoch milliseconds
 * @throws ProblemError `not-found`
 */
export async function exportPerson(
  { actor }: Permit<'people.export'>,
  db: Db,
  email: string,
  now: number,
  kinds: Kinds = KINDS,
): Promise<AsyncGenerator<string>> {
  const person = await readPerson(db, email, kinds);
  const { submissions, subscriptions, alerts, mails } = person;
  if (submissions.length + subscriptions.length + alerts.length + mails.length === 0) {
    throw nobodyProblem();
  }
  const ids = submissions.map(({ id }) => id);
  const applications = submissions.filter(({ kind }) => kind === 'application');
  await audit(
    db,
    {
      staffId: actor.staffId,
      action: 'person-exported',
      objectKind: 'person',
      objectId: ids[0] ?? '',
      objectIds: ids,
      details: { submissions: ids },
    },
    now,
  );
  const whole = { exportedAt: now, ...person, desk: await deskRecordOf(db, ids) };
  async function* pieces() {
    yield `${safeJson(whole).replace(/\n\}$/, '')},\n  "files": [`;
    let separator = '\n';
    const found = filesOf(
      db,
      applications.map(({ id }) => id),
    );
    for await (const file of found) {
      yield `${separator}${safeJson(file, 0)}`;
      separator = ',\n';
      await setImmediate();
    }
    yield '\n  ]\n}\n';
  }
  return pieces();
}

export const nobodyProblem = () =>
  new ProblemError('not-found', 'Nothing is stored under this address');
