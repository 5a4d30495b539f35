import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepAccess, readAccess } from './kept-access.ts';

const SITA = { firstName: 'Sita', email: 'sita@example.com', link: '/media/sessions/git.mp4' };
let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('each session and each paper has a record of its own, in its own words', () => {
  keepAccess('session', 'git', SITA);
  keepAccess('paper', 'git', { ...SITA, link: '/media/papers/git.pdf' });
  expect(JSON.parse(kept.get('learning-hub:git') ?? '')).toEqual({
    firstName: 'Sita',
    email: 'sita@example.com',
    videoUrl: '/media/sessions/git.mp4',
  });
  expect(JSON.parse(kept.get('whitepaper:git') ?? '')).toEqual({
    firstName: 'Sita',
    email: 'sita@example.com',
    pdfUrl: '/media/papers/git.pdf',
  });
  expect(readAccess('session', 'git')).toEqual(SITA);
  expect(readAccess('session', 'sql')).toBeNull();
});

test.each([
  ['not JSON', '{"firstName":'],
  ['no object', '"Sita"'],
  ['nothing', 'null'],
  ['no first name', '{"email":"a@b.c","videoUrl":"/v"}'],
  ['an empty email', '{"firstName":"Sita","email":"","videoUrl":"/v"}'],
  ['the link of a paper', '{"firstName":"Sita","email":"a@b.c","pdfUrl":"/v"}'],
  ['a link that is no text', '{"firstName":"Sita","email":"a@b.c","videoUrl":{}}'],
])('a record with %s counts as none', (_, record) => {
  kept.set('learning-hub:git', record);
  expect(readAccess('session', 'git')).toBeNull();
});

test('a browser that keeps nothing is no obstacle', () => {
  const refuse = () => {
    throw new DOMException('switched off', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
  const said = vi.spyOn(console, 'info').mockImplementation(() => undefined);
  expect(readAccess('session', 'git')).toBeNull();
  expect(() => keepAccess('session', 'git', SITA)).not.toThrow();
  expect(said).toHaveBeenCalledOnce();
});
