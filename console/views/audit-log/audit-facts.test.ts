import { expect, test } from 'vitest';
import { factsOf } from './audit-facts.ts';

const ID = '6f1c1f64-6f0e-4a43-9d3b-0f9b7c9c8f10';

const textOf = (details: Record<string, unknown>, objectId = ID) =>
  factsOf(details, objectId)
    .map(({ label, values }) => (values.length > 0 ? `${label}: ${values.join(' ')}` : label))
    .join(', ');

test.each<[Record<string, unknown>, string]>([
  [
    { ids: ['a', 'b'], stage: 'rejected', mails: 0, mailsCanceled: 2 },
    'applications: a b, stage: rejected, 2 emails canceled',
  ],
  [{ ids: ['a'], mailsStopped: 1 }, 'applications: a, 1 email canceled'],
  [{ ids: ['a'], stage: 'new', mails: 0, mailsCanceled: 0 }, 'applications: a, stage: new'],
  [
    { changeId: 'c', shown: true, mails: 1 },
    'change: c, shown to the applicant: yes, 1 email written',
  ],
  [{ tagsAdded: 1, tagsRemoved: 0 }, '1 tag added'],
  [{ assigneeId: null }, 'assignee: none'],
  [{ closedAt: null, validThrough: null }, 'closed: no, last day: as published'],
  [{ rows: 0, filters: '{}' }, 'rows: 0'],
  [
    { rows: 2, filters: '{"staff":"s","from":"2026-11-01"}' },
    'rows: 2, filters: staff=s from=2026-11-01',
  ],
  [{ count: 3, filters: ['q', 'job=qa-trainee'] }, 'count: 3, filters: q job=qa-trainee'],
  [
    { submissions: [ID], applications: 1, console_emails: 2, leads: 0, isComplete: true },
    `submissions: ${ID}, applications: 1, emails from staff: 2, complete: yes`,
  ],
  [{ what: 'passkey', change: 'added' }, 'sign-in method: passkey, change: added'],
])('describes %j', (details, text) => {
  expect(textOf(details, 'other')).toBe(text);
});

test('leaves out the id of the object', () => {
  expect(textOf({ application: ID, noteId: 'n' })).toBe('note: n');
});

test('shows times as dates', () => {
  expect(textOf({ validThrough: Date.UTC(2026, 10, 20, 12) })).toMatch(/^last day: Nov 20, 2026, /);
});
