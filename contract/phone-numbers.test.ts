import { expect, test } from 'vitest';
import { latinDigits } from './digits.ts';
import { hasCountryCode, withCountryCode } from './phone-numbers.ts';

test.each([
  ['', ''],
  ['984-1234567', '+9779841234567'],
  ['(01) 412.3456', '+97714123456'],
  ['+977 (0)1 4123456', '+97714123456'],
  ['977 984 1234567', '+9779841234567'],
  ['0014155550142', '+14155550142'],
  ['+1 415 555 0142', '+14155550142'],
  ['+9779841234567', '+9779841234567'],
  ['call me', '+977call me'],
])('converts %j to %j', (typed, number) => {
  expect(withCountryCode(typed, '+977')).toBe(number);
});

test.each([
  ['Devanagari', '९८४१२३४५६७'],
  ['Bengali', '৯৮৪১২৩৪৫৬৭'],
  ['Persian', '۹۸۴۱۲۳۴۵۶۷'],
  ['Arabic', '٩٨٤١٢٣٤٥٦٧'],
  ['full-width', '９８４１２３４５６７'],
  ['mathematical', '𝟗𝟖𝟒𝟏𝟐𝟑𝟒𝟓𝟔𝟕'],
  ['Tibetan', '༩༨༤༡༢༣༤༥༦༧'],
  ['Chakma', '𑄿𑄾𑄺𑄷𑄸𑄹𑄺𑄻𑄼𑄽'],
  ['keycaps', '9️⃣8️⃣4️⃣1️⃣2️⃣3️⃣4️⃣5️⃣6️⃣7️⃣'],
  ['mixed', '९8४1-२3४5६7'],
])('converts %s digits', (_, typed) => {
  expect(withCountryCode(typed, '+977')).toBe('+9779841234567');
  expect(hasCountryCode(typed, '+977')).toBe(false);
});

test.each([
  ['Devanagari with its code', '+९७७ ९८४-१२३४५६७'],
  ['a full-width plus', '＋977 9841234567'],
  ['a small plus', '﹢977 9841234567'],
  ['a heavy plus', '➕977 9841234567'],
  ['a link', 'tel:+977-984-1234567;phone-context=np'],
  ['a link in capitals', 'TEL:+9779841234567'],
  ['an encoded link', 'tel:%2B977%209841234567'],
  ['non-breaking hyphens', '+977‑984‑1234567'],
  ['an en dash', '+977–984–1234567'],
  ['a minus', '+977−984−1234567'],
  ['non-breaking spaces', '+977\u00a0984\u202f123\u20094567'],
  ['direction marks of a contact list', '\u202a+977 984-1234567\u202c'],
  ['a byte order mark', '\ufeff+9779841234567'],
  ['dots in the middle', '+977·984·1234567'],
  ['00 in Devanagari', '००९७७९८४१२३४५६७'],
])('recognizes the country code with %s', (_, typed) => {
  expect(withCountryCode(typed, '+977')).toBe('+9779841234567');
  expect(hasCountryCode(typed, '+977')).toBe(true);
});

test('changes only the digits of a text', () => {
  expect(latinDigits('सानो २, ext. ٣')).toBe('सानो 2, ext. 3');
});
