import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  MAX_SAVED,
  readSavedJobs,
  SAVED_JOBS_KEY,
  type SavedJob,
  withJob,
  writeSavedJobs,
} from './saved-jobs.ts';

const job = (slug: string): SavedJob => ({
  slug,
  name: slug,
  department: 'Design',
  facts: [{ icon: 'map-pin', text: 'Remote' }],
  savedAt: 1,
});
const storage = new Map<string, string>();

beforeEach(() => {
  storage.clear();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => storage.get(name) ?? null,
    setItem: (name: string, text: string) => storage.set(name, text),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('moves a job that is saved again to the front', () => {
  const { jobs, dropped } = withJob([job('a'), job('b')], { ...job('b'), savedAt: 2 });
  expect(jobs).toEqual([{ ...job('b'), savedAt: 2 }, job('a')]);
  expect(dropped).toBeUndefined();
});

test('drops and returns the oldest job when the list is full', () => {
  const full = Array.from({ length: MAX_SAVED }, (_, at) => job(`job-${at}`));
  const { jobs, dropped } = withJob(full, job('new'));
  expect(jobs).toHaveLength(MAX_SAVED);
  expect(jobs[0]?.slug).toBe('new');
  expect(dropped?.slug).toBe(`job-${MAX_SAVED - 1}`);
});

test('reads jobs as they were written', () => {
  expect(readSavedJobs()).toEqual([]);
  expect(writeSavedJobs([job('a')])).toBe(true);
  expect(readSavedJobs()).toEqual([job('a')]);
});

test('reads the format of earlier versions', () => {
  storage.set(SAVED_JOBS_KEY, '[{"slug":"a","name":"A","facts":["Remote", 7],"savedAt":1}]');
  expect(readSavedJobs()).toEqual([
    {
      slug: 'a',
      name: 'A',
      department: '',
      facts: [{ icon: 'briefcase', text: 'Remote' }],
      savedAt: 1,
    },
  ]);
});

test.each(['{', '7', '[null, {"slug": 1}, {"slug": "a", "name": "A"}]'])(
  'ignores other stored values: %s',
  (text) => {
    storage.set(SAVED_JOBS_KEY, text);
    expect(readSavedJobs()).toEqual([]);
  },
);

test('returns false if the browser has no storage', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(readSavedJobs()).toEqual([]);
  expect(writeSavedJobs([])).toBe(false);
});
