import { expect, test } from 'vitest';
import { beginFlow, readFlow, SSO_FLOW_LIFETIME, secretsOf } from './sso-flow.ts';

const NOW = 1_800_000_000_000;
const begin = (secret = 'secret') =>
  beginFlow(secret, { sessionId: null, returnTo: '/inbox', now: NOW });

test('a flow is read until it expires', () => {
  const { flow, cookie } = begin();
  expect(readFlow('secret', cookie, NOW)).toEqual(flow);
  expect(readFlow('secret', cookie, NOW + SSO_FLOW_LIFETIME - 1)).toEqual(flow);
  expect(readFlow('secret', cookie, NOW + SSO_FLOW_LIFETIME)).toBeNull();
  // Clocks of instances differ by some seconds.
  expect(readFlow('secret', cookie, NOW - 9000)).toEqual(flow);
  expect(readFlow('secret', cookie, NOW - 10_000)).toBeNull();
});

test.each([
  ['another site', () => begin('other secret').cookie],
  ['no cookie', () => undefined],
  ['nothing', () => ''],
  ['no signature', () => begin().cookie.split('.')[0]],
  ['another path', () => forged(begin().cookie, { returnTo: '//evil.example' })],
])('%s is not read', (_name, cookie) => {
  expect(readFlow('secret', cookie(), NOW)).toBeNull();
});

function forged(cookie: string, changes: object): string {
  const [content = '', mac = ''] = cookie.split('.');
  const flow = JSON.parse(Buffer.from(content, 'base64url').toString());
  return `${Buffer.from(JSON.stringify({ ...flow, ...changes })).toString('base64url')}.${mac}`;
}

test('its secret values differ from each other and from those of other flows and sites', () => {
  const flows = [begin().flow, begin().flow];
  const values = flows.flatMap((flow) => [
    ...Object.values(secretsOf('secret', flow)),
    ...Object.values(secretsOf('other secret', flow)),
  ]);
  expect(new Set(values).size).toBe(12);
});
