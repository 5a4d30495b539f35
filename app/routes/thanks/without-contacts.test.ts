import { expect, test } from 'vitest';
import { withoutContacts } from './safe-destination.ts';

test.each([
  'We have received your application for Senior Node.js Engineer.',
  'We have received your application for ASP.NET and Vue.js Developer.',
  'Your reference number is 7KQM-2XPT. A person answers within 3 working days.',
  'Your reference number is 1234-5678.',
  'We answer on 12 Dec 2026, e.g. by e-mail. If not, wait.',
  'तपाईंको आवेदन आयो। ३ दिनमा जवाफ आउँछ।',
  'Sita K. Gurung',
  'From 9.30 to 17.00, at 100.5 %',
  'We have received your application for Node.Js Engineer.',
  'Node.js/React and Vue.Js (Nuxt), TypeScript',
  'ASP.NET, Asp.Net and Socket.IO',
  'Your message is sent.We answer within 3 days.',
  'It is done.Then we call you.',
  'In 24 hours or 40 days, in 2026, from $7,999',
  'We call 24 people in 2026, at 10.30, from 100,000',
  'We call the 100th person, not 40 %',
  'It runs from 10-1000 people, 2026-27',
])('keeps %s', (text) => expect(withoutContacts(text)).toBe(text));

test.each([
  ['Call +977 984-1234567 now', 'Call now'],
  ['Call ९८४१२३४५६७ now', 'Call now'],
  ['Call 9 8 4 1 2 3 4 5 6 7 now', 'Call now'],
  ['Call （０１）４４ １２３４５ now', 'Call now'],
  ['Call 98\u200b41\u200b23\u200b45\u200b67 now', 'Call now'],
  ['Write to help@evil.example today', 'Write to today'],
  ['Write to help＠evil.example today', 'Write to today'],
  ['Write to help (at) evil (dot) example today', 'Write to today'],
  ['Write to सीता@नेपाल.example today', 'Write to today'],
  ['See https://evil.example/a?b=c for more', 'See for more'],
  ['See www.evil.example for more', 'See for more'],
  ['See evil.example/pay for more', 'See for more'],
  ['See EVIL.COM for more', 'See for more'],
  ['See evil。example for more', 'See for more'],
  ['See Evil.Com for more', 'See for more'],
  ['See evil.Com for more', 'See for more'],
  ['See eViL.cOm for more', 'See for more'],
  ['See Pay.Evil.Com for more', 'See for more'],
  ['See evil.Com/pay for more', 'See for more'],
  ['See Evil.Com/pay for more', 'See for more'],
  ['See Evil.Shop?a=1 for more', 'See for more'],
  ['See Bit.Ly/x1 for more', 'See for more'],
  ['See Ｅｖｉｌ．Ｃｏｍ for more', 'See for more'],
  ['Call 98-4123 now', 'Call now'],
  ['Call us on 41 23 now', 'Call us on now'],
  ['Dial 1177 now', 'Dial now'],
  ['Phone: (01) 4123', 'Phone:'],
  ['फोन ९८-४१२३', 'फोन'],
  ['See bit.ly/x1 for more', 'See for more'],
  ['See सेतु.नेपाल for more', 'See for more'],
  ['See xn--80ak6aa92e.com for more', 'See for more'],
  ['See 203.0.113.9/pay for more', 'See for more'],
  ['whatsapp://send?phone=1', ''],
  ['tel:+9779841234567', ''],
])('reduces %j to %j', (text, rest) => expect(withoutContacts(text)).toBe(rest));

test('is fast for long texts', () => {
  for (const part of ['a.', 'a@', '1 ', 'a-', '(at)', 'x:']) {
    expect(withoutContacts(part.repeat(150)).length).toBeLessThanOrEqual(600);
  }
});
