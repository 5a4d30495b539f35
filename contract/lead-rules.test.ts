import { expect, test } from 'vitest';
import { LEAD_SOURCES, leadErrors, leadSummary, tidyLead } from './lead-rules.ts';
import { headerText } from './text-rules.ts';

const SITA = { firstName: 'Sita', lastName: 'Gurung', email: 'sita@example.com' };
const INCOMPLETE = 'please fill all required fields';

test.each([
  [{}, '', {}],
  [{ firstName: '  ' }, INCOMPLETE, { firstName: INCOMPLETE }],
  [{ lastName: '\t' }, INCOMPLETE, { lastName: 'Last Name is required' }],
  [{ email: ' ' }, INCOMPLETE, { email: 'Email is required' }],
  [{ email: 'sita@' }, 'Email must be valid', { email: 'Email must be valid' }],
  [
    { firstName: '\r\n', email: 'x' },
    INCOMPLETE,
    { firstName: INCOMPLETE, email: 'Email must be valid' },
  ],
  [
    { email: `${'a'.repeat(250)}@b.co` },
    'Use at most 254 characters',
    { email: 'Use at most 254 characters' },
  ],
])('a newsletter form with %o says "%s"', (change, summary, messages) => {
  const lead = { ...SITA, ...change };
  const found = leadErrors('Newsletter', lead).map(({ field, message }) => [field, message]);
  expect(Object.fromEntries(found)).toEqual(messages);
  expect(leadSummary('Newsletter', lead)).toBe(summary);
});

test('other sources need the address only', () => {
  for (const source of LEAD_SOURCES.filter((name) => name !== 'Newsletter')) {
    expect(leadErrors(source, { ...SITA, firstName: '', lastName: '' })).toEqual([]);
    expect(leadErrors(source, { ...SITA, email: '' })).toHaveLength(1);
    expect(leadSummary(source, { ...SITA, lastName: '', email: 'x' })).toBe('Email must be valid');
  }
});

test('names become one line of at most 200 characters, and none is cut in half', () => {
  expect(tidyLead({ ...SITA, firstName: ' Si\r\nBcc: x@y.z\0 ' }).firstName).toBe('Si Bcc: x@y.z');
  expect(headerText('x'.repeat(5000))).toHaveLength(200);
  expect(headerText(`x${'\u{1f3d4}'.repeat(150)}`)).toBe(`x${'\u{1f3d4}'.repeat(99)}`);
});
