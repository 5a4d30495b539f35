import { expect, test } from 'vitest';
import type { JobDetail } from '#contract/jobs.ts';
import type { PublicApi } from '#contract/public-api.ts';
import { jobsInsteadOf, similarJobs } from './similar-jobs.ts';

/** Similar jobs of one with these skills, and the filters that the API was asked for. */
async function searchesFor(skillIds: string[]) {
  const searches: unknown[] = [];
  const api = {
    async listJobs({ skill, department }: { skill?: string[]; department?: string[] }) {
      searches.push({ ...(skill && { skill }), ...(department && { department }) });
      return { data: [] };
    },
  } as unknown as PublicApi;
  const hardSkills = skillIds.map((id) => ({ id, label: id }));
  const job = { slug: 'nurse', department: { name: 'Care' }, type: 'Senior', hardSkills };
  await similarJobs(api, job as unknown as JobDetail);
  return searches;
}

test('searches by the skills of a job and by its department', async () => {
  expect(await searchesFor(['sql', 'react'])).toEqual([
    { skill: ['sql', 'react'] },
    { department: ['Care'] },
  ]);
});

test('does not search by skill for a job without skills, which would match every job', async () => {
  expect(await searchesFor([])).toEqual([{ department: ['Care'] }]);
});

test('replaces an unknown job by the newest, and a closed one by jobs like it', async () => {
  const names = ['nurse', 'night-nurse', 'clerk'];
  const api = {
    async listJobs({ sort, limit }: { sort?: string; limit: number }) {
      const slugs = sort === 'newest' ? names.toReversed() : names;
      return { data: slugs.slice(0, limit).map((slug) => ({ slug })) };
    },
  } as unknown as PublicApi;
  const slugsOf = async (slug: string, isUnknown: boolean) =>
    (await jobsInsteadOf(api, slug, isUnknown)).map((job) => job.slug);
  expect(await slugsOf('night-nurse', true)).toEqual(['clerk', 'night-nurse', 'nurse']);
  expect(await slugsOf('night-nurse', false)).toEqual(['night-nurse', 'nurse', 'clerk']);
});
