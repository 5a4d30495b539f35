import { describe, expect, test } from 'vitest';
import { pathOnThisSite, plainText } from './safe-destination.ts';

describe('a path on this site', () => {
  test.each(['/', '/talents-on-demand', '/talents-on-demand?page=2#list', '/media/a%20b.svg'])(
    'accepts %s',
    (path) => expect(pathOnThisSite(path)).toBe(path),
  );

  test.each([
    null,
    '',
    'talents-on-demand',
    'https://evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    ' //evil.example',
    '/%2F/evil.example',
    '/%5cevil.example',
    '/%09/evil.example',
    '/a/../../etc',
    '/a/%2e%2e/b',
    '/..//evil.example',
    '/a//evil.example',
    '/%E0%A4%A',
    '/\u202egpj.exe',
  ])('refuses %j', (path) => expect(pathOnThisSite(path)).toBeNull());
});

describe('a text', () => {
  test('is truncated at 300 characters without splitting one', () => {
    expect(plainText('x'.repeat(400), 'default')).toBe('x'.repeat(300));
    expect([...plainText('🎉'.repeat(400), 'default')]).toHaveLength(300);
  });

  test('is the default if nothing is readable', () => {
    expect(plainText(null, 'default')).toBe('default');
    expect(plainText(' \u0000\n ', 'default')).toBe('default');
  });

  test('keeps markup as plain characters, and loses overrides of the direction', () => {
    expect(plainText('<b>Asha</b>', '')).toBe('<b>Asha</b>');
    expect(plainText('a\u202eb', '')).toBe('a b');
  });
});
