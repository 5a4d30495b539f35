import { expect, test } from 'vitest';
import { LEAD_SOURCES, leadSummary, normalizeLead, validateLead } from './lead-rules.ts';
import { toHeaderText } from './text-rules.ts';

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
])('validates a newsletter form with %o: "%s"', (change, summary, messages) => {
  const lead = { ...SITA, ...change };
  const errors = validateLead('Newsletter', lead).map(({ field, message }) => [field, message]);
  expect(Object.fromEntries(errors)).toEqual(messages);
  expect(leadSummary('Newsletter', lead)).toBe(summary);
});

test('requires only the address for other sources', () => {
  for (const source of LEAD_SOURCES.filter((name) => name !== 'Newsletter')) {
    expect(validateLead(source, { ...SITA, firstName: '', lastName: '' })).toEqual([]);
    expect(validateLead(source, { ...SITA, email: '' })).toHaveLength(1);
    expect(leadSummary(source, { ...SITA, lastName: '', email: 'x' })).toBe('Email must be valid');
  }
});

test('cuts names to one line of 200 characters without splitting a surrogate pair', () => {
  expect(normalizeLead({ ...SITA, firstName: ' Si\r\nBcc: x@y.z\0 ' }).firstName).toBe(
    'Si Bcc: x@y.z',
  );
  expect(toHeaderText('x'.repeat(5000))).toHaveLength(200);
  expect(toHeaderText(`x${'\u{1f3d4}'.repeat(150)}`)).toBe(`x${'\u{1f3d4}'.repeat(99)}`);
});
