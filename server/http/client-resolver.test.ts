import { expect, test } from 'vitest';
import { readConfig } from '#server/settings.ts';
import { createClientResolver } from './client-resolver.ts';

test.each([
  ['off', '192.0.2.1', '192.0.2.1'],
  ['off', '::ffff:192.0.2.1', '192.0.2.1'],
  ['1', '192.0.2.1', '192.0.2.1'],
  ['1', '192.0.2.1 203.0.113.7, 203.0.113.8', '203.0.113.8'],
  ['2', '192.0.2.1 203.0.113.7, 203.0.113.8', '203.0.113.7'],
  ['5', '192.0.2.1 203.0.113.7', '203.0.113.7'],
  ['192.0.2.0/24', '192.0.2.1 203.0.113.7, 192.0.2.9', '203.0.113.7'],
  ['192.0.2.0/24', '198.51.100.1 203.0.113.7', '198.51.100.1'],
  ['2001:db8::/32', '2001:db8::1 203.0.113.7', '203.0.113.7'],
  ['1', '192.0.2.1 unknown', '192.0.2.1'],
])('with TRUST_PROXY=%s, the client of %j is %s', (setting, address, client) => {
  const { trustProxy } = readConfig({ TRUST_PROXY: setting, CONTENT_DIR: 'tests/pack' });
  expect(createClientResolver(trustProxy)(address)).toBe(client);
});
