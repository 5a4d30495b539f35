import { data } from 'react-router';
import { similarJobs } from '#app/ui/panels/similar-jobs.ts';
import type { ApplicationOptions } from '#contract/applications.ts';
import type { JobDetail, JobListing } from '#contract/jobs.ts';
import { isProblem } from '#contract/problem.ts';
import type { CoreApi } from '#contract/public-api.ts';

const NO_OPTIONS: ApplicationOptions = {
  languages: [],
  frameworks: [],
  softwares: [],
  certifications: [],
};

/** What the form needs: the lists to choose from, and the opening where the URL names one. */
export async function loadApplication(api: CoreApi, request: Request) {
  const jobId = new URL(request.url).searchParams.get('jobId')?.trim() ?? '';
  const options = api.applicationOptions().catch(() => NO_OPTIONS);
  try {
    const job = jobId ? formFactsOf(await api.getJob(jobId)) : null;
    return data({ view: 'form' as const, job, options: await options });
  } catch (error) {
    if (!isProblem(error) || error.status >= 500) {
      return data({ view: 'failed' as const }, { status: 503 });
    }
    const status = error.code === 'gone' ? error.status : 404;
    // Whatever does not exist has one page: it shows nothing of what was asked for.
    const similar = await similarJobs(api, status === 404 ? '' : jobId);
    return data({ view: 'unavailable' as const, similar }, { status });
  }
}

/** Without the long texts, which the form does not show. */
function formFactsOf(job: JobDetail): JobListing & Pick<JobDetail, 'questions'> {
  const { id, slug, name, department, hardSkills, jobType, workMode, location } = job;
  const { type, publishedAt, validThrough, places, pay, hours } = job;
  return {
    id,
    slug,
    name,
    roleSummary: '',
    department,
    hardSkills,
    jobType,
    workMode,
    location,
    type,
    publishedAt,
    validThrough,
    // Another host of the API may not know of them.
    questions: job.questions ?? [],
    places,
    pay,
    hours,
  };
}
