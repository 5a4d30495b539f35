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

test('each session and each paper has a separate record with its own property names', () => {
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
])('ignores a record with %s', (_, record) => {
  saved.set('learning-hub:git', record);
  expect(readAccess('session', 'git')).toBeNull();
});

test('forgets one record and no other', () => {
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
])('status %i means that a file is gone: %s', async (status, expected) => {
  const fetchFile = vi.fn(async () => new Response(null, { status }));
  vi.stubGlobal('fetch', fetchFile);
  expect(await isGone(SITA.link)).toBe(expected);
  expect(fetchFile).toHaveBeenCalledExactlyOnceWith(
    SITA.link,
    expect.objectContaining({ method: 'HEAD' }),
  );
});

test('a file counts as present if its request fails', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  expect(await isGone(SITA.link)).toBe(false);
});

test.each(['https://youtu.be/dQw4w9WgXcQ', '//films.example/a.mp4', '/\\films.example/a.mp4'])(
  '%s is not requested, because it is not on this site',
  async (link) => {
    const fetchFile = vi.fn(async () => new Response(null, { status: 404 }));
    vi.stubGlobal('fetch', fetchFile);
    expect(await isGone(link)).toBe(false);
    expect(fetchFile).not.toHaveBeenCalled();
  },
);

test('works in a browser that stores nothing', () => {
  const refuse = () => {
    throw new DOMException('switched off', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  const info = vi.spyOn(console, 'info').mockImplementation(() => undefined);
  expect(readAccess('session', 'git')).toBeNull();
  expect(() => saveAccess('session', 'git', SITA)).not.toThrow();
  expect(info).toHaveBeenCalledOnce();
  expect(() => forgetAccess('session', 'git')).not.toThrow();
});
