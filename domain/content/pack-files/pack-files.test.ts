import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { reasonOf } from './content-problem.ts';
import { filesIn, packTree, readPackText } from './index.ts';

/** A folder with these files. A text that begins with `->` becomes a symbolic link. */
function folderWith(files: Record<string, string | Buffer>): string {
  const folder = mkdtempSync(join(tmpdir(), 'pack-files-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, content] of Object.entries(files)) {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    const link = typeof content === 'string' ? /^->(.*)$/.exec(content)?.[1] : undefined;
    if (link === undefined) writeFileSync(path, content);
    else symlinkSync(link, path);
  }
  return folder;
}

const utf16le = (text: string) => Buffer.from(text, 'utf16le');
const utf16be = (text: string) => utf16le(text).swap16();

test.each([
  ['a BOM', '\ufeffname: Asha\n'],
  ['Windows line endings', 'name: Asha\r\n'],
  ['old Mac line endings', 'name: Asha\r'],
])('reads a file with %s', (_, text) => {
  expect(readPackText(folderWith({ 'a.yaml': text }), 'a.yaml')).toBe('name: Asha\n');
});

test.each([
  [
    'little-endian UTF-16',
    utf16le('\ufeffname: Asha'),
    /^a\.yaml:1: is not UTF-8 but UTF-16: save it as/,
  ],
  ['big-endian UTF-16', utf16be('\ufeffname: Asha'), /not UTF-8 but UTF-16/],
  ['UTF-16 without a BOM', utf16le('name: Asha'), /not UTF-8 but UTF-16/],
  [
    'windows-1252',
    Buffer.from('name: Asha\ncity: Orl\xe9ans\n', 'latin1'),
    /^a\.yaml:2: is not UTF-8 \(perhaps windows-1252: "Orléans"\): save it as UTF-8/,
  ],
  ['a file with zeros', Buffer.from('name: A\n\0'), /^a\.yaml:2: is not text/],
  ['a very long file', Buffer.alloc(6 * 1024 * 1024, 'a'), /^a\.yaml:1: is 6 MB/],
])('refuses %s with advice', (_, bytes, message) => {
  expect(() => readPackText(folderWith({ 'a.yaml': bytes }), 'a.yaml')).toThrow(message);
});

test('refuses pipes, devices, folders and link loops without blocking', () => {
  const folder = folderWith({
    'dir/x.md': 'x',
    'self.md': '->self.md',
    'device.md': '->/dev/zero',
  });
  expect(spawnSync('mkfifo', [join(folder, 'pipe.md')]).status).toBe(0);
  expect(() => readPackText(folder, 'pipe.md')).toThrow('pipe.md:1: is not a regular file');
  expect(() => readPackText(folder, 'device.md')).toThrow('is not a regular file');
  expect(() => readPackText(folder, 'dir')).toThrow('dir:1: is a folder, not a file');
  expect(() => readPackText(folder, 'self.md')).toThrow('is a link to itself');
  expect(() => readPackText(folder, 'none.md')).toThrow('none.md:1: is missing');
  expect(reasonOf(Object.assign(new Error(), { code: 'EACCES' }))).toMatch(
    /make it readable for everyone$/,
  );
});

test('finds a name in the other Unicode normalization', () => {
  const folder = folderWith({ 'media/Cafe\u0301/bru\u0308cke.md': 'x' });
  expect(packTree(folder).files).toEqual(['media/Caf\u00e9/br\u00fccke.md']);
  expect(readPackText(folder, 'media/Caf\u00e9/br\u00fccke.md')).toBe('x');
});

test('ignores files of editors and operating systems', () => {
  const litter = ['.DS_Store', '._a.md', '.a.md.swp', '#a.md#', 'a.md~', 'Thumbs.db', 'README.md'];
  const folders = ['.git/a.md', '.obsidian/a.md', '_drafts/a.md', 'deep/.trash/a.md'];
  const folder = folderWith({
    ...Object.fromEntries([...litter, ...folders].map((name) => [name, 'x'])),
    '.#a.md': '->asha@laptop.4711',
    'a.md': 'x',
    'deep/b.md': 'x',
  });
  expect(packTree(folder)).toMatchObject({
    files: ['a.md', 'deep/b.md'],
    folders: ['deep'],
    problems: [],
    advice: [],
  });
  expect(filesIn(folder, 'deep')).toEqual(['b.md']);
});

test('reads a Kubernetes volume like another folder', () => {
  const folder = folderWith({
    '..2026_11_25/partners.yaml': 'x',
    '..2026_11_25/jobs/a.md': 'x',
    '..data': '->..2026_11_25',
    'partners.yaml': '->..data/partners.yaml',
    jobs: '->..data/jobs',
  });
  const { files, problems, advice } = packTree(folder);
  expect({ files, problems, advice }).toEqual({
    files: ['jobs/a.md', 'partners.yaml'],
    problems: [],
    advice: [],
  });
  expect(readPackText(folder, 'jobs/a.md')).toBe('x');
});

test('reports circular, broken and outside links', () => {
  const folder = folderWith({
    'a/b/x.md': 'x',
    'a/b/up': '->..',
    'a/self': '->self',
    'a/gone.md': '->nowhere.md',
    'a/out.md': '->/etc/hostname',
    'a/other': '->../a/b',
  });
  const { files, problems, advice } = packTree(folder);
  expect(problems.map(({ file, message }) => `${file} ${message}`)).toEqual([
    'a/b/up is a link to a folder that contains it: remove it',
    'a/gone.md is a broken link: remove it',
    'a/other/up is a link to a folder that contains it: remove it',
    'a/self is a link to itself: remove it',
  ]);
  expect(advice.map(({ file }) => file)).toEqual(['a/out.md']);
  expect(files).toEqual(['a/b/x.md', 'a/other/x.md', 'a/out.md']);
});

test('stops early at folders that links multiply', () => {
  const levels = Array.from({ length: 24 }, (_, level) => [
    [`d${level}/x`, `->../d${level + 1}`],
    [`d${level}/y`, `->../d${level + 1}`],
  ]).flat();
  const folder = folderWith({ ...Object.fromEntries(levels), 'd24/a.md': 'x' });
  const { problems } = packTree(folder);
  expect(problems.length).toBeLessThan(1000);
  expect(problems[0]?.message).toBe('more than 20 links point to this folder');
});

test('reports names that differ only in case or in Unicode normalization', () => {
  const folder = folderWith({
    'jobs/A.md': 'x',
    'jobs/a.md': 'x',
    'blogs/caf\u00e9.md': 'x',
    'blogs/cafe\u0301.md': 'x',
  });
  const { problems, advice } = packTree(folder);
  expect(advice.map(({ file }) => file)).toEqual(['jobs/a.md']);
  expect(problems).toMatchObject([
    { file: 'blogs/caf\u00e9.md', message: expect.stringContaining('different Unicode') },
  ]);
});
