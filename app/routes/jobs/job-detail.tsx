import { data } from 'react-router';
import { JobAlertBox } from '#app/forms/job-alert/job-alert-form.tsx';
import { Behavior } from '#app/islands/behavior.tsx';
import { metadata, titleOnly } from '#app/metadata.ts';
import type { LocalizedPack } from '#app/pack.ts';
import { useCopy, usePack } from '#app/pack-context.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { apiContext, type LoaderArgs, type MetaArgs, type PageProps } from '#app/page-module.ts';
import { breadcrumbList } from '#app/structured-data/breadcrumb-list.ts';
import { jobPosting } from '#app/structured-data/job-posting.ts';
import type { PageFacts } from '#app/structured-data/json-ld-node.ts';
import { FirstScreenEnd } from '#app/styles/first-screen-end.tsx';
import { JobCard } from '#app/ui/job-card/job-card.tsx';
import { PageHero } from '#app/ui/layout/page-hero.tsx';
import { Breadcrumb } from '#app/ui/navigation/breadcrumb.tsx';
import { ButtonLink } from '#app/ui/navigation/button.tsx';
import { PrintedUrl, usePageUrl } from '#app/ui/navigation/printed-url.tsx';
import { JOB_NETWORKS, ShareButtons } from '#app/ui/navigation/share-buttons.tsx';
import { JobUnavailable } from '#app/ui/panels/job-unavailable.tsx';
import { jobsInsteadOf, similarJobs } from '#app/ui/panels/similar-jobs.ts';
import { SaveButton, SavedLink, SaveOnCard, saveMessagesOf } from '#app/ui/saved-jobs/save-job.tsx';
import startSaving from '#app/ui/saved-jobs/save-jobs.behavior.ts';
import { EntryLanguageNote } from '#app/ui/text/entry-language-note.tsx';
import { Label } from '#app/ui/text/label.tsx';
import { Unbroken } from '#app/ui/text/unbroken.tsx';
import { canonicalSearch } from '#contract/job-alert-rules.ts';
import { facetKey, mapFacets } from '#contract/job-search.ts';
import type { JobDetail, JobListing } from '#contract/jobs.ts';
import { isProblem } from '#contract/problem.ts';
import { JobFacts } from './job-facts.tsx';
import { JobSections } from './job-sections.tsx';

export const handle: PageHandle = { entries: 'job-listings' };

export async function loader({ context, params: { slug } }: LoaderArgs) {
  const api = context.get(apiContext);
  try {
    const job = await api.getJob(slug);
    return data({ job, jobs: await similarJobs(api, job) });
  } catch (error) {
    const status = isProblem(error) ? error.status : 503;
    const isUnknown = status === 404;
    const jobs = await jobsInsteadOf(api, slug, isUnknown);
    return data({ job: null, isUnknown, jobs }, { status });
  }
}

export function meta(args: MetaArgs<typeof loader>) {
  const { pack } = args;
  const copy = pack.copy('pages/talents-on-demand');
  const job = args.loaderData?.job;
  if (!job) return titleOnly(pack, copy.unavailable.title);
  const page = {
    title: job.name,
    description: summaryOf(job.roleSummary),
    keywords: [job.department.name, ...job.hardSkills.map((skill) => skill.label)],
  };
  return metadata(page, args);
}

const breadcrumbsOf = (pack: LocalizedPack, { name }: JobDetail) => [
  { title: pack.copy('pages/talents-on-demand').meta.title, href: '/talents-on-demand' },
  { title: name, lang: pack.entryLang },
];

export function structuredData(page: PageFacts<PageProps<typeof loader>['loaderData']>) {
  const { pack } = page;
  const copy = pack.copy('pages/talents-on-demand');
  const site = pack.copy('site');
  const { job } = page.loaderData;
  if (!job) return [];
  const posting = jobPosting(job, { name: site.name, headings: copy.detail }, page);
  const breadcrumbs = breadcrumbList(breadcrumbsOf(pack, job), page);
  return posting ? [posting, breadcrumbs] : [breadcrumbs];
}

export default function JobDetailPage({ loaderData }: PageProps<typeof loader>) {
  const { job, jobs } = loaderData;
  if (job) return <AvailableJob job={job} similar={jobs} />;
  return <JobUnavailable isUnknown={loaderData.isUnknown} jobs={jobs} />;
}

function AvailableJob({ job, similar }: { job: JobDetail; similar: JobListing[] }) {
  const pack = usePack();
  const copy = useCopy('pages/talents-on-demand');
  return (
    <Behavior start={startSaving} props={{ messages: saveMessagesOf(pack) }}>
      <article>
        <PageHero scene={copy.detail.scene} size="low">
          <Breadcrumb breadcrumbs={breadcrumbsOf(pack, job)} repeatsHeading />
          <p data-department="" className="mt-5 font-medium text-primary-800">
            <Label text={job.department.name} />
          </p>
          <h1
            lang={pack.entryLang}
            data-shared="title"
            className="mt-2 text-3xl tracking-[-0.035em]"
          >
            <Unbroken text={job.name} />
          </h1>
          <p className="mt-4 sm:text-lg">
            <span data-fact="map-pin">
              <Label text={job.location} /> · <Label text={job.workMode.name} />
            </span>{' '}
            ·{' '}
            <span data-fact="briefcase">
              <Label text={job.jobType.name} />
            </span>
          </p>
          <EntryLanguageNote page="pages/talents-on-demand" className="mt-4" />
        </PageHero>
        <div className="wrap grid items-start gap-10 py-8 lg:grid-cols-[minmax(0,42rem)_22.5rem] lg:justify-between lg:py-18">
          <JobFacts
            job={job}
            apply={<ApplyLink slug={job.slug} className="w-full" />}
            save={<Save job={job} />}
          />
          <div className="grid gap-11 lg:col-start-1 lg:row-start-1">
            <JobSections job={job} />
            <ShareJob job={job} />
            <JobAlertBox follows="job" search={searchLike(job)} />
          </div>
          <PrintedUrl />
        </div>
        {/* Always within reach on a phone; on a desktop the facts contain the link. */}
        <div
          data-sticky-bar=""
          className="no-print sticky bottom-0 z-10 border-t border-hairline bg-paper/95 px-5 py-3 lg:hidden"
        >
          <ApplyLink slug={job.slug} className="w-full" />
        </div>
        {/* After the bar, which is in the first screen of a phone. */}
        <FirstScreenEnd />
      </article>
      <SimilarJobs jobs={similar} />
    </Behavior>
  );
}

function Save({ job }: { job: JobDetail }) {
  return (
    <>
      <SaveButton job={job} className="w-full" />
      <SavedLink className="w-full justify-center" />
    </>
  );
}

function searchLike({ department, type }: JobDetail): string {
  const none = mapFacets((): string[] => []);
  const filters = { ...none, department: [facetKey(department.name)], level: [facetKey(type)] };
  return canonicalSearch({ q: '', filters });
}

function ShareJob({ job }: { job: JobDetail }) {
  const { title, text } = useCopy('pages/talents-on-demand').detail.share;
  return (
    <section className="no-print">
      <h2 className="text-2xl">{title}</h2>
      <p className="mt-2 mb-4">{text}</p>
      <ShareButtons url={usePageUrl()} title={job.name} networks={JOB_NETWORKS} />
    </section>
  );
}

function SimilarJobs({ jobs }: { jobs: JobListing[] }) {
  const copy = useCopy('pages/talents-on-demand');
  if (jobs.length === 0) return null;
  return (
    <section aria-labelledby="similar" className="wrap no-print pt-6 pb-12 lg:pb-18">
      <h2 id="similar" className="mb-5 text-2xl">
        {copy.detail.similar}
      </h2>
      <ul className="grid gap-3">
        {jobs.map((job) => (
          <li key={job.slug}>
            <JobCard job={job} isNew={false} save={<SaveOnCard job={job} />} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function ApplyLink({ slug, className }: { slug: string; className: string }) {
  const { href } = usePack();
  const copy = useCopy('pages/talents-on-demand');
  return (
    <ButtonLink href={href(`/drop-your-info?jobId=${slug}`)} tone="action" className={className}>
      {copy.detail.apply}
    </ButtonLink>
  );
}

/** The first sentences of an HTML text as plain text, at most 160 characters. */
function summaryOf(html: string): string {
  const text = html
    .replace(/<[^>]+>/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/\s+/g, ' ')
    .trim();
  if (text.length <= 160) return text;
  // The ellipsis after it has two characters.
  const cut = text.slice(0, 158);
  const sentence = cut.lastIndexOf('. ');
  return sentence > 80 ? cut.slice(0, sentence + 1) : `${cut.slice(0, cut.lastIndexOf(' '))} …`;
}
