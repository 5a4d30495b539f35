import { expect, test } from 'vitest';
import { detailLabel, isWorthShowing } from './detail-labels.ts';

test.each([
  ['ids', 'applications'],
  ['mailsStopped', 'emails canceled'],
  ['desk_mails', 'emails from staff'],
  ['isRead', 'read'],
  ['assigneeId', 'assignee'],
  ['isComplete', 'is complete'],
  ['job_alerts', 'job alerts'],
])('%s is shown as "%s"', (name, label) => {
  expect(detailLabel(name)).toBe(label);
});

test('a change without emails does not mention them', () => {
  expect(isWorthShowing('mails', 0)).toBe(false);
  expect(isWorthShowing('mailsStopped', 2)).toBe(true);
});

test('other counts are shown even if they are 0', () => {
  expect(isWorthShowing('rows', 0)).toBe(true);
});
