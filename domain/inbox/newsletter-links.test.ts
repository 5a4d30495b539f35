import { expect, test } from 'vitest';
import { newsletterPath, readToken } from '#domain/inbox/newsletter.ts';
import { CONFIRM_LIFETIME } from '#domain/messaging/signed-links.ts';

const SECRET = 'a secret of this site';
const ID = '0b9f1c1e-6a3d-4b57-9c0e-2f6d7a8b9c01';
const NOW = Date.UTC(2026, 0, 5);

const tokenFor = (purpose: 'confirm' | 'leave', secret = SECRET) =>
  newsletterPath(secret, purpose, ID, NOW).split('=')[1] ?? '';

test('a token identifies its subscription, and is valid for its purpose only', () => {
  const [confirm, leave] = [tokenFor('confirm'), tokenFor('leave')];
  expect(newsletterPath(SECRET, 'confirm', ID, NOW)).toMatch(/^\/newsletter\?confirm=[\w-]{72}$/);
  expect(newsletterPath(SECRET, 'leave', ID, NOW)).toMatch(/^\/newsletter\?leave=[\w-]{64}$/);
  expect(readToken(SECRET, 'confirm', confirm, NOW)).toBe(ID);
  expect(readToken(SECRET, 'leave', leave, NOW)).toBe(ID);
  expect(readToken(SECRET, 'leave', confirm, NOW)).toBeNull();
  expect(readToken(SECRET, 'confirm', leave, NOW)).toBeNull();
});

test('a confirmation link expires after a week, an unsubscribe link never', () => {
  const [confirm, leave] = [tokenFor('confirm'), tokenFor('leave')];
  expect(readToken(SECRET, 'confirm', confirm, NOW + CONFIRM_LIFETIME - 1)).toBe(ID);
  expect(readToken(SECRET, 'confirm', confirm, NOW + CONFIRM_LIFETIME)).toBeNull();
  expect(readToken(SECRET, 'leave', leave, NOW + 100 * CONFIRM_LIFETIME)).toBe(ID);
});

test.for(['confirm', 'leave'] as const)('rejects a %s token that was tampered with', (purpose) => {
  const token = tokenFor(purpose);
  for (let position = 0; position < token.length; position += 1) {
    const replacement = token[position] === 'A' ? 'B' : 'A';
    const tampered = token.slice(0, position) + replacement + token.slice(position + 1);
    expect(readToken(SECRET, purpose, tampered, NOW), `character ${position}`).toBeNull();
  }
});

test.for(['confirm', 'leave'] as const)(
  'rejects a %s token of another site or shape',
  (purpose) => {
    const token = tokenFor(purpose);
    const shapes = ['', `${token}=`, `${token} `, token.slice(1), `${token}AAAA`, 'é'.repeat(64)];
    for (const shape of shapes) expect(readToken(SECRET, purpose, shape, NOW)).toBeNull();
    expect(readToken('another secret', purpose, token, NOW)).toBeNull();
  },
);
