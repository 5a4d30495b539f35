import { data } from 'react-router';
import { metadata, titleOnly } from '#app/metadata.ts';
import type { LocalizedPack } from '#app/pack.ts';
import { useCopy, usePack } from '#app/pack-context.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { breadcrumbsOf } from '#app/page-head.ts';
import {
  type ActionArgs,
  apiContext,
  type LoaderArgs,
  type MetaArgs,
  type PageProps,
  reportContext,
} from '#app/page-module.ts';
import { drawnSharePicture } from '#app/share-picture.ts';
import { breadcrumbList } from '#app/structured-data/breadcrumb-list.ts';
import type { PageFacts } from '#app/structured-data/json-ld-node.ts';
import { JobFacts } from '#app/ui/job-card/job-facts.tsx';
import { JobTile } from '#app/ui/job-card/job-tile.tsx';
import { HiringSteps } from '#app/ui/layout/hiring-steps.tsx';
import { PageHero } from '#app/ui/layout/page-hero.tsx';
import { Breadcrumb } from '#app/ui/navigation/breadcrumb.tsx';
import { FailedPanel } from '#app/ui/panels/failed-panel.tsx';
import { JobUnavailable } from '#app/ui/panels/job-unavailable.tsx';
import { jobsInsteadOf } from '#app/ui/panels/similar-jobs.ts';
import { Unbroken } from '#app/ui/text/unbroken.tsx';
import type { ApplicationOptions } from '#contract/applications.ts';
import { fillPlaceholders } from '#contract/fill.ts';
import type { JobListing } from '#contract/jobs.ts';
import { isProblem } from '#contract/problem.ts';
import { shownLength } from '#contract/shown-length.ts';
import { ApplicationForm } from './application-form.tsx';
import { receivePost } from './receive-post.ts';

export const handle: PageHandle = {
  query: ['jobId'],
  accepts: { jobId: /./s },
  entryParam: { name: 'jobId', kind: 'job-listings' },
};

/** Loads the option lists, and the job if the URL names one. */
export async function loader({ context, request }: LoaderArgs) {
  const api = context.get(apiContext);
  const jobId = new URL(request.url).searchParams.get('jobId')?.trim() ?? '';
  const options = api.listApplicationOptions().catch(() => NO_OPTIONS);
  try {
    const job = jobId ? await api.getJob(jobId) : null;
    return data({ view: 'form' as const, job, options: await options });
  } catch (error) {
    if (!isProblem(error) || error.status >= 500) {
      return data({ view: 'failed' as const }, { status: 503 });
    }
    const status = error.code === 'gone' ? error.status : 404;
    const isUnknown = status === 404;
    const jobs = await jobsInsteadOf(api, jobId, isUnknown);
    return data({ view: 'unavailable' as const, isUnknown, jobs }, { status });
  }
}

export function action({ pack, context, request }: ActionArgs) {
  return receivePost(pack, context.get(apiContext), request, context.get(reportContext));
}

export function meta(args: MetaArgs<typeof loader>) {
  const { pack } = args;
  const copy = pack.copy('pages/drop-your-info');
  const errorsCopy = pack.copy('pages/errors');
  const jobsCopy = pack.copy('pages/talents-on-demand');
  const { loaderData } = args;
  if (loaderData?.view !== 'form') {
    const { title } = loaderData?.view === 'unavailable' ? jobsCopy.unavailable : errorsCopy.failed;
    return titleOnly(pack, title);
  }
  // One picture serves all jobs, because it names none of them.
  const image = drawnSharePicture(args.location.pathname, copy.meta.title);
  const title = titleFor(pack, loaderData.job) ?? copy.meta.title;
  return metadata({ ...copy.meta, title, image }, args);
}

export function structuredData(page: PageFacts) {
  return [breadcrumbList(breadcrumbsOf(page.pack.copy('pages/drop-your-info')), page)];
}

function titleFor(pack: LocalizedPack, job: { name: string } | null): string | null {
  const copy = pack.copy('pages/drop-your-info');
  return job && fillPlaceholders(copy.headingForJob, { job: job.name });
}

/** Characters. A longer heading would push the form out of the first screen. */
const LONG_HEADING = 36;
const LONG_HEADING_SIZE = 'text-[clamp(2rem,4vw,3.25rem)] leading-[1.04]';

export default function ApplyPage({
  loaderData,
  actionData,
}: PageProps<typeof loader, typeof action>) {
  const pack = usePack();
  const copy = useCopy('pages/drop-your-info');
  if (loaderData.view === 'failed') return <FailedPanel />;
  if (loaderData.view === 'unavailable') return <JobUnavailable {...loaderData} />;
  const { job, options } = loaderData;
  const heading = titleFor(pack, job) ?? copy.heading;
  return (
    <>
      <PageHero scene={copy.scene} size="low">
        <Breadcrumb breadcrumbs={breadcrumbsOf(copy)} />
        <h1
          className={`mt-5 tracking-[-0.04em] ${shownLength(heading) > LONG_HEADING ? LONG_HEADING_SIZE : 'text-4xl'}`}
        >
          {job && pack.entryLang ? <HeadingForJob job={job} /> : <Unbroken text={heading} />}
        </h1>
        <p className="mt-4 text-lg text-balance">{job ? copy.ledeForJob : copy.lede}</p>
      </PageHero>
      <div className="wrap grid items-start gap-10 py-12 grid-cols-1 lg:grid-cols-[minmax(0,46rem)_22.5rem] lg:justify-between lg:py-18">
        <ApplicationForm
          job={job}
          options={options}
          refusedPost={actionData?.refusedPost ?? null}
        />
        <aside className="grid gap-5 md:grid-cols-2 lg:sticky lg:top-6 lg:grid-cols-1">
          {job && <AppliedJob job={job} />}
          <HiringSteps />
        </aside>
      </div>
    </>
  );
}

/** Marks the job's name, which is in the language of entries. */
function HeadingForJob({ job }: { job: JobListing }) {
  const { entryLang } = usePack();
  const [before, after] = useCopy('pages/drop-your-info').headingForJob.split('{job}');
  return (
    <>
      {before}
      <span lang={entryLang}>
        <Unbroken text={job.name} />
      </span>
      {after}
    </>
  );
}

function AppliedJob({ job }: { job: JobListing }) {
  const { entryLang, href } = usePack();
  const copy = useCopy('pages/drop-your-info');
  return (
    <section className="rounded-[24px] border border-hairline bg-white p-6">
      <h2 className="text-sm font-normal tracking-normal text-ink-600">{copy.aside.job}</h2>
      <div className="mt-3 flex items-start gap-4">
        <JobTile job={job} />
        <p
          lang={entryLang}
          className="self-center text-xl leading-tight font-bold tracking-[-0.025em] text-balance"
        >
          <Unbroken text={job.name} />
        </p>
      </div>
      <ul className="mt-4.5 grid gap-1.5 text-sm text-ink-700">
        <JobFacts job={job} />
      </ul>
      <a
        href={href(`/talents-on-demand/${job.slug}`)}
        className="mt-2.5 -mb-2 inline-flex min-h-11 items-center text-sm font-medium text-primary-600 underline underline-offset-4"
      >
        {copy.aside.view}
      </a>
    </section>
  );
}

const NO_OPTIONS: ApplicationOptions = {
  languages: [],
  frameworks: [],
  softwares: [],
  certifications: [],
};
