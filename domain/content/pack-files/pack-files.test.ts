import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { reasonOf } from './content-problem.ts';
import { filesIn, packTree, readPackText } from './index.ts';

/** A folder with these files, and with links where a text begins with `->`. */
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

const wide = (text: string) => Buffer.from(text, 'utf16le');
const swapped = (text: string) => wide(text).swap16();

test.each([
  ['a BOM', '\ufeffname: Asha\n'],
  ['line ends of Windows', 'name: Asha\r\n'],
  ['line ends of an old Mac', 'name: Asha\r'],
])('%s makes no difference', (_, text) => {
  expect(readPackText(folderWith({ 'a.yaml': text }), 'a.yaml')).toBe('name: Asha\n');
});

test.each([
  [
    'UTF-16 of Windows',
    wide('\ufeffname: Asha'),
    /^a\.yaml:1: is not UTF-8 but UTF-16: save it as/,
  ],
  ['UTF-16, other order', swapped('\ufeffname: Asha'), /not UTF-8 but UTF-16/],
  ['UTF-16 without a mark', wide('name: Asha'), /not UTF-8 but UTF-16/],
  [
    'windows-1252',
    Buffer.from('name: Asha\ncity: Orl\xe9ans\n', 'latin1'),
    /^a\.yaml:2: is not UTF-8 \(perhaps windows-1252: "Orléans"\): save it as UTF-8/,
  ],
  ['a file with zeros', Buffer.from('name: A\n\0'), /^a\.yaml:2: is not a text/],
  ['a very long file', Buffer.alloc(6 * 1024 * 1024, 'a'), /^a\.yaml:1: has 6 MB/],
])('%s is refused, and says what to do', (_, bytes, message) => {
  expect(() => readPackText(folderWith({ 'a.yaml': bytes }), 'a.yaml')).toThrow(message);
});

test('what is no file is refused without waiting for it', () => {
  const folder = folderWith({
    'dir/x.md': 'x',
    'self.md': '->self.md',
    'device.md': '->/dev/zero',
  });
  expect(spawnSync('mkfifo', [join(folder, 'pipe.md')]).status).toBe(0);
  expect(() => readPackText(folder, 'pipe.md')).toThrow('pipe.md:1: is no file that can be read');
  expect(() => readPackText(folder, 'device.md')).toThrow('is no file that can be read');
  expect(() => readPackText(folder, 'dir')).toThrow('dir:1: is a folder, not a file');
  expect(() => readPackText(folder, 'self.md')).toThrow('is a link that leads back to itself');
  expect(() => readPackText(folder, 'none.md')).toThrow('none.md:1: is missing');
  expect(reasonOf(Object.assign(new Error(), { code: 'EACCES' }))).toMatch(/the right to read it$/);
});

test('a name is found in the other spelling of its accents', () => {
  const folder = folderWith({ 'media/Cafe\u0301/bru\u0308cke.md': 'x' });
  expect(packTree(folder).files).toEqual(['media/Caf\u00e9/br\u00fccke.md']);
  expect(readPackText(folder, 'media/Caf\u00e9/br\u00fccke.md')).toBe('x');
});

test('what editors and systems leave behind is no content', () => {
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

test('a volume of Kubernetes is a folder like others', () => {
  const folder = folderWith({
    '..2026_11_25/site.yaml': 'x',
    '..2026_11_25/jobs/a.md': 'x',
    '..data': '->..2026_11_25',
    'site.yaml': '->..data/site.yaml',
    jobs: '->..data/jobs',
  });
  const { files, problems, advice } = packTree(folder);
  expect({ files, problems, advice }).toEqual({
    files: ['jobs/a.md', 'site.yaml'],
    problems: [],
    advice: [],
  });
  expect(readPackText(folder, 'jobs/a.md')).toBe('x');
});

test('links that lead in circles, to nothing or elsewhere are named', () => {
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
    'a/b/up is a link to a folder that it lies in: remove it',
    'a/gone.md is a link to nothing: remove it',
    'a/other/up is a link to a folder that it lies in: remove it',
    'a/self is a link that leads back to itself: remove it',
  ]);
  expect(advice.map(({ file }) => file)).toEqual(['a/out.md']);
  expect(files).toEqual(['a/b/x.md', 'a/other/x.md', 'a/out.md']);
});

test('folders that links multiply are named before the walk takes long', () => {
  const levels = Array.from({ length: 24 }, (_, level) => [
    [`d${level}/x`, `->../d${level + 1}`],
    [`d${level}/y`, `->../d${level + 1}`],
  ]).flat();
  const folder = folderWith({ ...Object.fromEntries(levels), 'd24/a.md': 'x' });
  const { problems } = packTree(folder);
  expect(problems.length).toBeLessThan(1000);
  expect(problems[0]?.message).toBe('more than 20 links lead to this folder');
});

test('names that differ in case alone, or in Unicode alone, are named', () => {
  const folder = folderWith({
    'jobs/A.md': 'x',
    'jobs/a.md': 'x',
    'blogs/caf\u00e9.md': 'x',
    'blogs/cafe\u0301.md': 'x',
  });
  const { problems, advice } = packTree(folder);
  expect(advice.map(({ file }) => file)).toEqual(['jobs/a.md']);
  expect(problems).toMatchObject([
    { file: 'blogs/caf\u00e9.md', message: expect.stringContaining('two Unicode') },
  ]);
});
