import { expect, test } from 'vitest';
import { newsletterPath, readToken } from '#domain/inbox/newsletter.ts';
import { CONFIRM_LIFETIME } from '#domain/messaging/signed-links.ts';

const SECRET = 'a secret of this site';
const ID = '0b9f1c1e-6a3d-4b57-9c0e-2f6d7a8b9c01';
const NOW = Date.UTC(2026, 0, 5);

const tokenFor = (purpose: 'confirm' | 'leave', secret = SECRET) =>
  newsletterPath(secret, purpose, ID, NOW).split('=')[1] ?? '';

test('each link leads back to its subscription, and only for what it is for', () => {
  const [confirm, leave] = [tokenFor('confirm'), tokenFor('leave')];
  expect(newsletterPath(SECRET, 'confirm', ID, NOW)).toMatch(/^\/newsletter\?confirm=[\w-]{72}$/);
  expect(newsletterPath(SECRET, 'leave', ID, NOW)).toMatch(/^\/newsletter\?leave=[\w-]{64}$/);
  expect(readToken(SECRET, 'confirm', confirm, NOW)).toBe(ID);
  expect(readToken(SECRET, 'leave', leave, NOW)).toBe(ID);
  expect(readToken(SECRET, 'leave', confirm, NOW)).toBeNull();
  expect(readToken(SECRET, 'confirm', leave, NOW)).toBeNull();
});

test('a link to confirm is good for a week, one to leave for good', () => {
  const [confirm, leave] = [tokenFor('confirm'), tokenFor('leave')];
  expect(readToken(SECRET, 'confirm', confirm, NOW + CONFIRM_LIFETIME - 1)).toBe(ID);
  expect(readToken(SECRET, 'confirm', confirm, NOW + CONFIRM_LIFETIME)).toBeNull();
  expect(readToken(SECRET, 'leave', leave, NOW + 100 * CONFIRM_LIFETIME)).toBe(ID);
});

test.for(['confirm', 'leave'] as const)('a %s token that was tampered with is none', (purpose) => {
  const token = tokenFor(purpose);
  for (let place = 0; place < token.length; place += 1) {
    const other = token[place] === 'A' ? 'B' : 'A';
    const tampered = token.slice(0, place) + other + token.slice(place + 1);
    expect(readToken(SECRET, purpose, tampered, NOW), `character ${place}`).toBeNull();
  }
});

test.for(['confirm', 'leave'] as const)('no %s token of another site or shape', (purpose) => {
  const token = tokenFor(purpose);
  const shapes = ['', `${token}=`, `${token} `, token.slice(1), `${token}AAAA`, 'é'.repeat(64)];
  for (const shape of shapes) expect(readToken(SECRET, purpose, shape, NOW)).toBeNull();
  expect(readToken('another secret', purpose, token, NOW)).toBeNull();
});
