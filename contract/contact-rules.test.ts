import { expect, test } from 'vitest';
import { CONTACT_MESSAGES, normalizeContact, splitName, validateContact } from './contact-rules.ts';

const WHOLE = {
  topic: '',
  name: 'Sita Gurung',
  email: 'sita@example.com',
  company: '',
  phoneNumber: '',
  message: 'Hello',
};
const messagesFor = (change: Partial<typeof WHOLE>) =>
  validateContact({ ...WHOLE, ...change }).map(({ field, message }) => `${field}: ${message}`);

test('requires name, email and message, but not company and phone', () => {
  expect(messagesFor({})).toEqual([]);
  expect(messagesFor({ name: ' ', email: '\t', message: '\n' })).toEqual([
    'name: This Field Is Required',
    'email: This Field Is Required',
    'message: This Field Is Required',
  ]);
});

test('accepts a known topic or none', () => {
  const topics = ['press', 'project'];
  expect(validateContact(WHOLE, topics)).toEqual([]);
  expect(validateContact({ ...WHOLE, topic: ' press ' }, topics)).toEqual([]);
  expect(validateContact({ ...WHOLE, topic: 'Press' }, topics)).toEqual([
    { field: 'topic', message: CONTACT_MESSAGES.topic },
  ]);
});

test.each([
  [{ email: 'sita@' }, 'email: Email must be valid'],
  [{ email: `${'s'.repeat(250)}@x.np` }, 'email: Use at most 254 characters'],
  [{ message: 'x'.repeat(5001) }, 'message: Use at most 5,000 characters'],
  [{ message: 'a\0b' }, 'message: Contains a character that cannot be stored'],
])('refuses %o', (change, message) => {
  expect(messagesFor(change)).toEqual([message]);
});

test('removes control characters from lines and normalizes line breaks', () => {
  expect(
    normalizeContact({
      ...WHOLE,
      name: 'Sita\r\nBcc: x',
      company: 'c'.repeat(300),
      message: 'a\r\nb ',
    }),
  ).toMatchObject({ name: 'Sita Bcc: x', company: 'c'.repeat(200), message: 'a\nb' });
});

test.each([
  ['Sita Gurung', 'Sita', 'Gurung'],
  ['  Sita  Kumari   Gurung ', 'Sita', 'Kumari Gurung'],
  ['सीता', 'सीता', ''],
  ['', '', ''],
])('splits "%s" into "%s" and "%s"', (name, firstName, lastName) => {
  expect(splitName(name)).toEqual({ firstName, lastName });
});
