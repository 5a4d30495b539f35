import { data } from 'react-router';
import { Behavior } from '#app/islands/behavior.tsx';
import { metadata } from '#app/metadata.ts';
import type { LocalizedPack } from '#app/pack.ts';
import { useArt, useCopy, usePack } from '#app/pack-context.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { apiContext, type LoaderArgs, type MetaArgs, type PageProps } from '#app/page-module.ts';
import { breadcrumbList } from '#app/structured-data/breadcrumb-list.ts';
import type { PageFacts } from '#app/structured-data/json-ld-node.ts';
import { FirstScreenEnd } from '#app/styles/first-screen-end.tsx';
import { tilesOf } from '#app/ui/job-card/job-tile.tsx';
import { HeroText } from '#app/ui/layout/hero-text.tsx';
import { PageHero } from '#app/ui/layout/page-hero.tsx';
import { ButtonLink } from '#app/ui/navigation/button.tsx';
import { MessagePanel } from '#app/ui/panels/message-panel.tsx';
import { MoreJobs } from '#app/ui/panels/more-jobs.tsx';
import { newestJobs } from '#app/ui/panels/similar-jobs.ts';
import { JOB_LIST_PATH } from './job-query.ts';
import listSavedJobs from './list-saved-jobs.behavior.ts';

export const handle: PageHandle = { indexed: false };

/** Shown to visitors who have saved no job. */
export async function loader({ context }: LoaderArgs) {
  return data(await newestJobs(context.get(apiContext)));
}

export function meta(args: MetaArgs) {
  const { saved } = args.pack.copy('pages/talents-on-demand');
  const page = { title: saved.heading, description: saved.description, keywords: [] };
  return metadata({ ...page, noIndex: true }, args);
}

const breadcrumbsOf = (pack: LocalizedPack) => [
  { title: pack.copy('pages/talents-on-demand').meta.title, href: JOB_LIST_PATH },
  { title: pack.copy('pages/talents-on-demand').saved.heading },
];

export function structuredData(page: PageFacts) {
  const { pack } = page;
  return [breadcrumbList(breadcrumbsOf(pack), page)];
}

/** The server knows no saved jobs: a behavior lists those of this browser. */
export default function SavedJobsPage({ loaderData }: PageProps<typeof loader>) {
  const pack = usePack();
  const drawing = useArt().state?.savedJobs;
  const copy = useCopy('pages/talents-on-demand');
  const { saved } = copy;
  const { savedOn, removed, removeJob, undo } = saved;
  return (
    <>
      <PageHero scene={copy.detail.scene} size="low">
        <HeroText breadcrumbs={breadcrumbsOf(pack)} heading={saved.heading} lede={saved.lede} />
      </PageHero>
      <FirstScreenEnd />
      <Behavior
        start={listSavedJobs}
        props={{
          list: pack.href(JOB_LIST_PATH),
          tiles: tilesOf(pack),
          copy: { savedOn, removed, removeJob, undo },
        }}
        startOn="load"
      >
        {/* As high as the window, so that the list shifts nothing that is visible. */}
        <div className="wrap min-h-svh py-12 lg:py-18">
          <p className="hidden rounded-card bg-primary-100 px-5 py-4 noscript:block">
            {saved.noScript}
          </p>
          <ul data-saved-jobs="" className="grid max-w-240 gap-3 empty:hidden" />
          <template>
            <SavedJobCard />
          </template>
          <template>
            <MessagePanel
              title={saved.empty.title}
              texts={[saved.empty.text]}
              drawing={drawing}
              icon="bookmark"
            >
              <ButtonLink href={pack.href(JOB_LIST_PATH)}>{saved.empty.button}</ButtonLink>
            </MessagePanel>
            <MoreJobs heading={copy.newest} jobs={loaderData} />
          </template>
        </div>
      </Behavior>
    </>
  );
}

/** A card like those of the job list, which the behavior fills in. */
function SavedJobCard() {
  const { href } = usePack();
  const copy = useCopy('pages/talents-on-demand');
  const { saved } = copy;
  return (
    <li className="relative grid grid-cols-[--spacing(14)_1fr] gap-x-3.5 gap-y-3 rounded-card border border-hairline bg-white p-4 transition duration-200 hover:-translate-y-0.5 hover:border-ink-300 hover:shadow-card has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-offset-3 has-[a:focus-visible]:outline-primary-700 sm:grid-cols-[--spacing(18)_1fr_auto] sm:gap-x-5 sm:p-5">
      <span className="relative block size-14 overflow-hidden rounded-[15px] sm:size-18">
        <span data-tile="" />
        <span className="absolute inset-0 grid place-items-center">
          <span className="grid size-9 place-items-center rounded-full bg-white text-primary-700 sm:size-10.5">
            <span data-icon="" className="size-5.5" />
          </span>
        </span>
      </span>
      <div className="min-w-0 self-center">
        <p className="flex flex-wrap items-center gap-x-2.5 text-sm text-ink-600">
          <span data-department="" />
          <span
            data-closed=""
            hidden
            className="rounded-full bg-secondary-100 px-2.5 py-0.5 text-xs font-medium text-secondary-700"
          >
            {saved.closed}
          </span>
        </p>
        <h2 className="text-xl">
          <a
            href={href(JOB_LIST_PATH)}
            data-name=""
            className="outline-none after:absolute after:inset-0 after:rounded-card"
          >
            {copy.meta.title}
          </a>
        </h2>
      </div>
      <ul
        data-facts=""
        className="col-span-2 flex flex-col gap-x-5 gap-y-1.5 text-sm text-ink-700 sm:col-span-1 sm:col-start-2 sm:row-start-2 sm:flex-row sm:flex-wrap"
      />
      <p
        data-saved-on=""
        className="col-span-2 border-t border-hairline pt-2.5 text-xs text-ink-600 sm:col-span-1 sm:col-start-3 sm:row-start-1 sm:border-0 sm:p-0 sm:text-end"
      />
      <button
        type="button"
        data-remove=""
        className="absolute end-4 bottom-0.5 z-1 min-h-11 cursor-pointer text-sm font-medium text-primary-600 underline underline-offset-4 sm:relative sm:end-auto sm:bottom-auto sm:col-start-3 sm:row-start-2 sm:-mb-2.5 sm:self-end sm:justify-self-end"
      >
        {saved.remove}
      </button>
    </li>
  );
}
