import { expect, test } from 'vitest';
import type { JobDetail } from '#contract/jobs.ts';
import type { PublicApi } from '#contract/public-api.ts';
import { similarJobs } from './similar-jobs.ts';

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
