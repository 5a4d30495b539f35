import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetAccess, isGone, readAccess, saveAccess } from './saved-access.ts';

const SITA = { firstName: 'Sita', email: 'sita@example.com', link: '/media/sessions/git.mp4' };
let saved: Map<string, string>;

beforeEach(() => {
  saved = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => saved.get(name) ?? null,
    setItem: (name: string, value: string) => saved.set(name, value),
    removeItem: (name: string) => saved.delete(name),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('each session and each paper has a record of its own, in its own words', () => {
  saveAccess('session', 'git', SITA);
  saveAccess('paper', 'git', { ...SITA, link: '/media/papers/git.pdf' });
  expect(JSON.parse(saved.get('learning-hub:git') ?? '')).toEqual({
    firstName: 'Sita',
    email: 'sita@example.com',
    videoUrl: '/media/sessions/git.mp4',
  });
  expect(JSON.parse(saved.get('whitepaper:git') ?? '')).toEqual({
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
  ['no first name', '{"email":"a@b.co","videoUrl":"/v"}'],
  ['an empty email', '{"firstName":"Sita","email":"","videoUrl":"/v"}'],
  ['the link of a paper', '{"firstName":"Sita","email":"a@b.co","pdfUrl":"/v"}'],
  ['a link that is no text', '{"firstName":"Sita","email":"a@b.co","videoUrl":{}}'],
])('a record with %s counts as none', (_, record) => {
  saved.set('learning-hub:git', record);
  expect(readAccess('session', 'git')).toBeNull();
});

test('one record is forgotten, and no other', () => {
  saveAccess('session', 'git', SITA);
  saveAccess('session', 'sql', SITA);
  forgetAccess('session', 'git');
  expect(readAccess('session', 'git')).toBeNull();
  expect(readAccess('session', 'sql')).toEqual(SITA);
});

test.each([
  [200, false],
  [404, true],
  [410, false],
  [503, false],
])('a file that answers %i is gone: %s', async (status, expected) => {
  const ask = vi.fn(async () => new Response(null, { status }));
  vi.stubGlobal('fetch', ask);
  expect(await isGone(SITA.link)).toBe(expected);
  expect(ask).toHaveBeenCalledExactlyOnceWith(
    SITA.link,
    expect.objectContaining({ method: 'HEAD' }),
  );
});

test('a file that cannot be asked for counts as there', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  expect(await isGone(SITA.link)).toBe(false);
});

test.each(['https://youtu.be/dQw4w9WgXcQ', '//films.example/a.mp4', '/\\films.example/a.mp4'])(
  '%s is not asked for: it is not on this site',
  async (link) => {
    const ask = vi.fn(async () => new Response(null, { status: 404 }));
    vi.stubGlobal('fetch', ask);
    expect(await isGone(link)).toBe(false);
    expect(ask).not.toHaveBeenCalled();
  },
);

test('a browser that keeps nothing is no obstacle', () => {
  const refuse = () => {
    throw new DOMException('switched off', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  const said = vi.spyOn(console, 'info').mockImplementation(() => undefined);
  expect(readAccess('session', 'git')).toBeNull();
  expect(() => saveAccess('session', 'git', SITA)).not.toThrow();
  expect(said).toHaveBeenCalledOnce();
  expect(() => forgetAccess('session', 'git')).not.toThrow();
});
