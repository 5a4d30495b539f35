import { expect, test } from 'vitest';
import { loggedText } from './mail.ts';
import { needsTls, passwordsOf, smtpConnection, smtpWarnings } from './smtp-url.ts';

test.each([
  ['smtp://u:p@mail.example.com', true],
  ['smtp://u:p@127.0.0.1.example.com:587', true],
  ['smtp://u:p@localhost.example.com', true],
  ['smtp://u:p@10.0.0.5', true],
  ['smtp://u@mail.example.com', true],
  ['smtp://mail.example.com', false],
  ['smtps://u:p@mail.example.com', false],
  ['smtp://u:p@localhost:1025', false],
  ['smtp://u:p@LOCALHOST:1025', false],
  ['smtp://u:p@127.0.0.1:25', false],
  ['smtp://u:p@127.8.9.1:25', false],
  ['smtp://u:p@[::1]:25', false],
])('%s needs TLS: %s', (url, isNeeded) => {
  expect(needsTls(url)).toBe(isNeeded);
  expect(smtpConnection(url).requireTLS).toBe(isNeeded);
});

test('ignores options that turn TLS off, and warns of them', () => {
  const url = 'smtp://u:p@mail.example.com/?ignoreTLS=true&tls.servername=a.example';
  expect(smtpConnection(url).url).toBe('smtp://u:p@mail.example.com/?tls.servername=a.example');
  expect(smtpWarnings(url)).toMatchObject([expect.stringContaining('TLS')]);
  expect(smtpWarnings('smtp://u:p@mail.example.com')).toEqual([]);
  expect(smtpWarnings('smtp://mail.example.com?tls.rejectUnauthorized=false')).toHaveLength(1);
});

test('removes passwords and personal data from logged responses', () => {
  const secrets = passwordsOf('smtp://tarn:p%40ss-4711@mail.example.com');
  const hidden = {
    ownAddresses: new Set(['hello@tarn.example']),
    secrets,
    people: ['asha.rai@example.com', 'Asha Rai', 'Application: Asha Rai (Tester)'],
  };
  const plain = Buffer.from('\0tarn\0p@ss-4711').toString('base64');
  const text = `550 5.7.1 <hello@tarn.example> to <Asha.Rai@example.com>, asha.rai unknown (${plain}),
    p@ss-4711, http://x.example/?to=other%40example.org "Application: Asha Rai (Tester)"`;
  const logged = loggedText(text, hidden);
  expect(logged).toContain('550 5.7.1 <hello@tarn.example>');
  for (const secret of [/asha/i, /4711/, plain, /example\.org/, /\n/]) {
    expect(logged).not.toMatch(secret);
  }
});
