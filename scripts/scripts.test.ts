import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { inputsOf } from './build.mjs';
import { openDigests } from './digests.mjs';
import { hashOf, readStamp, refresh } from './stamp.mjs';

let project: string;

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'scripts-'));
  put('app/root.tsx', 'one');
});

afterEach(() => rmSync(project, { recursive: true, force: true }));

function put(name: string, content: string) {
  mkdirSync(dirname(join(project, name)), { recursive: true });
  writeFileSync(join(project, name), content);
}

const sourceHash = () => hashOf(inputsOf('site', project));

describe('the hash of a build', () => {
  it('changes with contents, not with times', () => {
    const previous = sourceHash();
    utimesSync(join(project, 'app/root.tsx'), 1, 1);
    expect(sourceHash()).toBe(previous);
    put('app/root.tsx', 'two');
    expect(sourceHash()).not.toBe(previous);
  });

  it.each([
    'app/routes/jobs/page.tsx',
    'contract/job.ts',
    'public/icon.svg',
    'vite/content-pack.ts',
    'vite.config.ts',
    'package.json',
  ])('counts %s', (name) => {
    const previous = sourceHash();
    put(name, 'new');
    expect(sourceHash()).not.toBe(previous);
  });

  it.each([
    'content/jobs/engineer.md',
    'content/pages/jobs.yaml',
    'content/theme.css',
    'app/root.test.tsx',
    'app/ui/navigation/button.examples.tsx',
    'server/main.ts',
    'console/main.tsx',
    'vite.console.config.ts',
  ])('leaves out %s', (name) => {
    const previous = sourceHash();
    put(name, 'new');
    expect(sourceHash()).toBe(previous);
  });

  it('changes with a renamed or removed file', () => {
    const previous = sourceHash();
    put('app/main.tsx', 'one');
    rmSync(join(project, 'app/root.tsx'));
    const renamed = sourceHash();
    rmSync(join(project, 'app/main.tsx'));
    expect(new Set([previous, renamed, sourceHash()]).size).toBe(3);
  });
});

describe('the hash of the bundled program', () => {
  const programHash = () => hashOf(inputsOf('program', project));

  it.each([
    'server/main.ts',
    'api/public/handlers.ts',
    'domain/hiring/jobs/index.ts',
    'rolldown.config.ts',
  ])('counts %s', (name) => {
    const previous = programHash();
    put(name, 'new');
    expect(programHash()).not.toBe(previous);
  });

  it.each(['server/start.test.ts', 'bench/main.ts', 'scripts/start.mjs'])(
    'leaves out %s',
    (name) => {
      const previous = programHash();
      put(name, 'new');
      expect(programHash()).toBe(previous);
    },
  );
});

describe('a stamp', () => {
  const job = (work: () => Promise<void>, hash = 'h1') => {
    const stamp = join(project, 'stamp');
    return { stamp, hash: () => hash, work, lockFolder: join(project, '.cache') };
  };
  const fails = () => Promise.reject(new Error('no'));

  it('skips the work until the hash changes', async () => {
    let times = 0;
    const work = async () => void times++;
    await refresh(job(work));
    await refresh(job(work));
    expect(times).toBe(1);
    await refresh(job(work, 'h2'));
    expect(times).toBe(2);
  });

  it('is removed when the work fails', async () => {
    await expect(refresh(job(fails))).rejects.toThrow('no');
    expect(readStamp(join(project, 'stamp'))).toBeUndefined();
    await refresh(job(async () => {}));
    await expect(refresh(job(fails, 'h2'))).rejects.toThrow('no');
    expect(readStamp(join(project, 'stamp'))).toBeUndefined();
  });
});

describe('stored digests', () => {
  const index = () => join(project, 'digests.json');
  const look = (path: string) => {
    const digests = openDigests(index());
    const digest = digests.digestOf(path);
    digests.save();
    return digest;
  };
  /** Advances the clock, as the ctime of a file cannot be set. */
  const later = () => vi.setSystemTime(Date.now() + 60_000);

  afterEach(() => vi.useRealTimers());

  it('are used for unchanged files, but not for files that were written again', () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    later();
    const path = join(project, 'app/root.tsx');
    const first = look(path);
    const kept = JSON.parse(readFileSync(index(), 'utf8'));
    writeFileSync(index(), JSON.stringify({ [path]: { ...kept[path], digest: 'kept' } }));
    expect(look(path)).toBe('kept');
    // The length is the same, so only the times differ.
    put('app/root.tsx', 'two');
    utimesSync(path, 1, 1);
    expect(look(path)).not.toBe(first);
    expect(look(path)).not.toBe('kept');
  });

  it('are not stored for a file that was changed a moment ago', () => {
    look(join(project, 'app/root.tsx'));
    expect(() => readFileSync(index())).toThrow('ENOENT');
    expect(look(join(project, 'nobody'))).toBeUndefined();
  });
});
