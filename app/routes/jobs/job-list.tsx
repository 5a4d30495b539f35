import { data, redirect } from 'react-router';

import { apiContext } from '#app/api-context.ts';
import { feedLink } from '#app/feed-link.ts';
import { Behavior } from '#app/islands/behavior.tsx';
import { metadata } from '#app/metadata.ts';
import type { PageHandle } from '#app/page-handle.ts';
import type { LoaderArgs, MetaArgs, PageProps } from '#app/page-module.ts';
import { breadcrumbList } from '#app/structured-data/breadcrumb-list.ts';
import { itemList } from '#app/structured-data/item-list.ts';
import type { PageFacts } from '#app/structured-data/json-ld-node.ts';
import { Button, ButtonLink } from '#app/ui/button/button.tsx';
import { CONTENT_VISIBILITY_ROWS } from '#app/ui/content-visibility/content-visibility.ts';
import tryAgain from '#app/ui/fresh-page/retry.behavior.ts';
import { JobCard } from '#app/ui/job-card/job-card.tsx';
import { HeroWords } from '#app/ui/page-hero/hero-words.tsx';
import { PageHero } from '#app/ui/page-hero/page-hero.tsx';
import { Pagination } from '#app/ui/pagination/pagination.tsx';
import { MessagePanel } from '#app/ui/panel/message-panel.tsx';
import { fill, plural } from '#app/ui/text/fill.ts';
import closed from '#content/media/scenes/closed.svg';
import sceneNarrow from '#content/media/scenes/jobs-hero-narrow.svg';
import sceneWide from '#content/media/scenes/jobs-hero-wide.svg';
import copy from '#content/pages/talents-on-demand.yaml';
import { JOB_PAGE } from '#contract/page-sizes.ts';
import type { CoreApi } from '#contract/public-api.ts';
import { JobListAside } from './job-list-aside.tsx';

/** An opening counts as new for this many milliseconds. */
const NEW_FOR = 7 * 24 * 60 * 60 * 1000;

export const handle: PageHandle = { query: ['page'] };

const hrefOf = (page: number) => `/talents-on-demand${page > 1 ? `?page=${page}` : ''}`;

async function load(api: CoreApi, request: Request) {
  const asked = new URL(request.url).searchParams.get('page');
  // One URL a page: the first has none of its own, and there is no page "-1" or "x".
  if (asked !== null && !/^(?!1$)[1-9]\d{0,5}$/.test(asked)) return redirect(hrefOf(1));
  const page = Number(asked ?? 1);
  const newSince = Date.now() - NEW_FOR;
  try {
    const jobs = await api.listJobs({ offset: page - 1, limit: JOB_PAGE.size });
    const lastPage = Math.max(1, Math.ceil(jobs.total / JOB_PAGE.size));
    if (page > lastPage) return redirect(hrefOf(lastPage));
    return data({ page, newSince, failed: false, jobs: jobs.data, total: jobs.total });
  } catch {
    return data({ page, newSince, failed: true, jobs: [], total: 0 }, { status: 503 });
  }
}

export function loader({ context, request }: LoaderArgs) {
  return load(context.get(apiContext), request);
}

export function meta(args: MetaArgs<typeof loader>) {
  const canonicalPath = hrefOf(args.loaderData?.page ?? 1);
  const tags = metadata({ ...copy.meta, canonicalPath }, args);
  return [...tags, feedLink(copy.meta.title, '/talents-on-demand/feed.xml')];
}

const BREADCRUMBS = [{ title: copy.breadcrumb }, { title: copy.meta.title }];

export function structuredData(page: PageFacts<PageProps<typeof loader>['loaderData']>) {
  const { jobs } = page.loaderData;
  const links = jobs.map(({ name, slug }) => ({ title: name, href: `/talents-on-demand/${slug}` }));
  const breadcrumbs = breadcrumbList(BREADCRUMBS, page);
  return links.length > 0 ? [itemList(links, page.origin), breadcrumbs] : [breadcrumbs];
}

export default function JobListPage({ loaderData }: PageProps<typeof loader>) {
  const { page, newSince, failed, jobs, total } = loaderData;
  const first = (page - 1) * JOB_PAGE.size + 1;
  const range = { from: first, to: first + jobs.length - 1, total };
  return (
    <>
      <PageHero scene={{ wide: sceneWide, narrow: sceneNarrow }} size="tall">
        <HeroWords breadcrumbs={BREADCRUMBS} heading={copy.heading} lede={copy.lede}>
          <ButtonLink href="/drop-your-info" tone="action" className="w-full sm:w-auto">
            {copy.submitResume}
          </ButtonLink>
        </HeroWords>
      </PageHero>
      {jobs.length === 0 ? (
        <NoOpenings failed={failed} />
      ) : (
        <div className="wrap grid items-start gap-10 py-12 lg:grid-cols-[1fr_22.5rem] lg:py-18">
          <section aria-labelledby="openings">
            <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-4">
              <h2 id="openings" className="text-2xl">
                {total} {plural(total, copy.list.heading)}
              </h2>
              <p className="text-sm text-ink-600">{copy.list.order}</p>
            </div>
            <ul className="grid gap-3">
              {jobs.map((job) => (
                <li key={job.slug} className={CONTENT_VISIBILITY_ROWS}>
                  <JobCard job={job} isNew={job.publishedAt > newSince} />
                </li>
              ))}
            </ul>
            <Pagination
              page={page}
              pageSize={JOB_PAGE.size}
              total={total}
              hrefOf={hrefOf}
              range={fill(copy.list.range, range)}
            />
          </section>
          <JobListAside />
        </div>
      )}
    </>
  );
}

/** The same words for "none" and "could not be loaded"; a failure can be tried again. */
function NoOpenings({ failed }: { failed: boolean }) {
  const { title, text, hint, retry } = copy.empty;
  const panel = (
    <MessagePanel title={title} texts={[text, hint]} drawing={closed}>
      {failed && <Button data-retry="">{retry}</Button>}
    </MessagePanel>
  );
  if (!failed) return <div className="wrap py-12 lg:py-18">{panel}</div>;
  return (
    <Behavior of={tryAgain} props={{}} wake="load">
      <div className="wrap py-12 lg:py-18" role="alert">
        {panel}
      </div>
    </Behavior>
  );
}
