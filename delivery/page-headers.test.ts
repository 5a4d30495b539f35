import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { contentSecurityPolicy } from './page-headers.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('allows inline code by its hash, listed once, and nothing else', () => {
  const policy = contentSecurityPolicy({ scripts: ['run()', 'go()', 'run()'], styles: ['p{}'] });
  const directives = policy.split('; ');
  expect(directives).toContain(`script-src 'self' ${hashOf('run()')} ${hashOf('go()')}`);
  expect(directives).toContain(`style-src 'self' ${hashOf('p{}')}`);
});
