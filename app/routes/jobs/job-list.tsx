import { JobAlertBox } from '#app/forms/job-alert/job-alert-form.tsx';
import { Behavior } from '#app/islands/behavior.tsx';
import { feedLink, metadata } from '#app/metadata.ts';
import type { LocalizedPack } from '#app/pack.ts';
import { useArt, useCopy, usePack } from '#app/pack-context.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { apiContext, type LoaderArgs, type MetaArgs, type PageProps } from '#app/page-module.ts';
import { breadcrumbList } from '#app/structured-data/breadcrumb-list.ts';
import { itemList } from '#app/structured-data/item-list.ts';
import type { PageFacts } from '#app/structured-data/json-ld-node.ts';
import { FirstScreenEnd } from '#app/styles/first-screen-end.tsx';
import tryAgain from '#app/ui/fresh-page/retry.behavior.ts';
import { PageHero } from '#app/ui/layout/page-hero.tsx';
import { Breadcrumb } from '#app/ui/navigation/breadcrumb.tsx';
import { Button, ButtonLink } from '#app/ui/navigation/button.tsx';
import { MessagePanel } from '#app/ui/panels/message-panel.tsx';
import { Skeletons } from '#app/ui/panels/skeleton.tsx';
import { saveMessagesOf } from '#app/ui/saved-jobs/save-job.tsx';
import { canonicalSearch } from '#contract/job-alert-rules.ts';
import { JobListAside } from './job-list-aside.tsx';
import {
  feedOf,
  hrefOfJobs,
  JOB_LIST_PATH,
  type JobListState,
  jobListHandle,
  jobQuery,
  partsOf,
} from './job-query.ts';
import { JobResults } from './job-results.tsx';
import { JobSearch } from './job-search.tsx';
import liveJobs from './live-jobs.behavior.ts';
import { type LoadedJobs, loadJobs } from './load-jobs.ts';

export const handle: PageHandle = jobListHandle;

export function loader({ pack, context, request }: LoaderArgs) {
  return loadJobs(pack, context.get(apiContext), request);
}

/** Search results are not indexed. */
export function meta(args: MetaArgs<typeof loader>) {
  const { pack } = args;
  const copy = pack.copy('pages/talents-on-demand');
  const state = args.loaderData?.state;
  const isSearch = state !== undefined && jobQuery(state).size > 0;
  const canonicalPath = state ? hrefOfJobs(state) : JOB_LIST_PATH;
  const tags = metadata({ ...copy.meta, canonicalPath, noIndex: isSearch }, args);
  return [
    ...tags,
    feedLink(copy.meta.title, state ? feedOf(inEnglish(pack, state)) : `${JOB_LIST_PATH}/feed.xml`),
  ];
}

/** Feeds and alerts are searched in English only. */
const inEnglish = (pack: LocalizedPack, state: JobListState) => ({
  ...state,
  q: pack.englishSearch(state.q),
});

const breadcrumbsOf = (pack: LocalizedPack) => [
  { title: pack.copy('pages/talents-on-demand').breadcrumb },
  { title: pack.copy('pages/talents-on-demand').meta.title },
];

export function structuredData(page: PageFacts<PageProps<typeof loader>['loaderData']>) {
  const { pack } = page;
  const { jobs } = page.loaderData;
  const links = jobs.map(({ name, slug }) => ({ title: name, href: `${JOB_LIST_PATH}/${slug}` }));
  const breadcrumbs = breadcrumbList(breadcrumbsOf(pack), page);
  return links.length > 0 ? [itemList(links, page), breadcrumbs] : [breadcrumbs];
}

export default function JobListPage({ loaderData }: PageProps<typeof loader>) {
  const pack = usePack();
  const scene = useArt().hero?.jobs;
  const { hasFailed, total, state } = loaderData;
  const isEmpty = hasFailed || (total === 0 && partsOf(state).length === 0);
  return (
    <>
      <PageHero scene={scene} size="slim">
        <JobListHeading breadcrumbs={breadcrumbsOf(pack)} />
      </PageHero>
      {isEmpty ? <NoJobs hasFailed={hasFailed} /> : <Jobs loaded={loaderData} />}
    </>
  );
}

function Jobs({ loaded }: { loaded: LoadedJobs }) {
  const pack = usePack();
  return (
    <>
      <Behavior
        start={liveJobs}
        props={{ list: pack.href(JOB_LIST_PATH), saveMessages: saveMessagesOf(pack) }}
      >
        <section
          aria-labelledby="openings"
          className="wrap grid gap-x-12 gap-y-6 pt-8 pb-12 lg:grid-cols-[16rem_minmax(0,1fr)] lg:pt-6"
        >
          <JobSearch loaded={loaded} />
          <p role="status" data-job-status="" className="sr-only" />
          <div className="grid content-start gap-6 lg:col-start-2">
            <div data-job-results="">
              <JobResults loaded={loaded} />
            </div>
            <FirstScreenEnd />
            <div data-job-alert="">
              <JobAlertBox follows="list" search={canonicalSearch(inEnglish(pack, loaded.state))} />
            </div>
          </div>
          <template>
            <Skeletons count={1} shape="row" className="grid gap-3" />
          </template>
          <template>
            <Failed />
          </template>
        </section>
      </Behavior>
      <JobListAside />
    </>
  );
}

/** An empty list and a failure have the same copy, but a failure offers a retry. */
function NoJobs({ hasFailed }: { hasFailed: boolean }) {
  const drawing = useArt().state?.noJobs;
  const copy = useCopy('pages/talents-on-demand');
  if (hasFailed) {
    return (
      <Behavior start={tryAgain} props={{}}>
        <div className="wrap py-12 lg:py-18" role="alert">
          <Failed />
        </div>
      </Behavior>
    );
  }
  const { title, text, hint } = copy.empty;
  return (
    <div className="wrap grid gap-6 py-12 lg:py-18">
      <MessagePanel title={title} texts={[text, hint]} drawing={drawing} icon="briefcase" />
      <JobAlertBox follows="list" search="" />
    </div>
  );
}

function Failed() {
  const drawing = useArt().state?.failed;
  const { title, text, hint, retry } = useCopy('pages/talents-on-demand').empty;
  return (
    <MessagePanel title={title} texts={[text, hint]} drawing={drawing} icon="circle-alert">
      <Button data-retry="">{retry}</Button>
    </MessagePanel>
  );
}

interface JobListHeadingProps {
  breadcrumbs: Parameters<typeof Breadcrumb>[0]['breadcrumbs'];
}

/** Short on a desktop, so that the first jobs are in the first screen. */
function JobListHeading({ breadcrumbs }: JobListHeadingProps) {
  const { href } = usePack();
  const copy = useCopy('pages/talents-on-demand');
  return (
    <>
      <Breadcrumb breadcrumbs={breadcrumbs} />
      <h1 className="mt-5 text-4xl tracking-[-0.04em] lg:mt-3 lg:text-3xl">{copy.heading}</h1>
      <p className="mt-4 max-w-140 text-lg lg:mt-2 lg:max-w-none">{copy.lede}</p>
      <ButtonLink
        href={href('/drop-your-info')}
        tone="action"
        className="mt-6 w-full sm:w-auto lg:mt-4"
      >
        {copy.submitResume}
      </ButtonLink>
    </>
  );
}
