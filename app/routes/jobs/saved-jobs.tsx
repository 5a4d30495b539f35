import { Behavior } from '#app/islands/behavior.tsx';
import { here } from '#app/language/here.ts';
import { metadata } from '#app/metadata.ts';
import type { PageHandle } from '#app/page-handle.ts';
import type { MetaArgs } from '#app/page-module.ts';
import { breadcrumbList } from '#app/structured-data/breadcrumb-list.ts';
import type { PageFacts } from '#app/structured-data/json-ld-node.ts';
import { FirstScreenEnd } from '#app/styles/first-screen-end.tsx';
import { ButtonLink } from '#app/ui/button/button.tsx';
import { HeroWords } from '#app/ui/page-hero/hero-words.tsx';
import { PageHero } from '#app/ui/page-hero/page-hero.tsx';
import { MessagePanel } from '#app/ui/panel/message-panel.tsx';
import closed from '#content/media/scenes/closed.svg';
import copy from '#content/pages/talents-on-demand.yaml';
import { JOB_LIST } from './job-query.ts';
import listSavedJobs from './list-saved-jobs.behavior.ts';

const { saved } = copy;

export const handle: PageHandle = { indexed: false };

export function meta(args: MetaArgs) {
  const page = { title: saved.heading, description: saved.description, keywords: [] };
  return metadata({ ...page, noIndex: true }, args);
}

const BREADCRUMBS = [{ title: copy.meta.title, href: JOB_LIST }, { title: saved.heading }];

export function structuredData(page: PageFacts) {
  return [breadcrumbList(BREADCRUMBS, page)];
}

/** The server knows of none: a script puts in what this browser has. */
export default function SavedJobsPage() {
  const { savedOn, removed, removeJob, undo } = saved;
  return (
    <>
      <PageHero scene={copy.detail.scene} size="low">
        <HeroWords breadcrumbs={BREADCRUMBS} heading={saved.heading} lede={saved.lede} />
      </PageHero>
      <FirstScreenEnd />
      <Behavior
        of={listSavedJobs}
        props={{ list: here.href(JOB_LIST), words: { savedOn, removed, removeJob, undo } }}
        wake="load"
      >
        {/* So high that what comes moves nothing that is seen. */}
        <div className="wrap min-h-svh py-12 lg:py-18">
          <p className="hidden rounded-card bg-primary-100 px-5 py-4 noscript:block">
            {saved.noScript}
          </p>
          <ul data-saved-jobs="" className="grid max-w-200 gap-3 empty:hidden" />
          <template>
            <SavedJobRow />
          </template>
          <template>
            <MessagePanel title={saved.empty.title} texts={[saved.empty.text]} drawing={closed}>
              <ButtonLink href={JOB_LIST}>{saved.empty.button}</ButtonLink>
            </MessagePanel>
          </template>
        </div>
      </Behavior>
    </>
  );
}

/** One of them, to be filled in. */
function SavedJobRow() {
  return (
    <li className="items-center justify-between gap-x-5 rounded-card border border-hairline bg-white p-4 max-sm:pb-2 sm:flex sm:p-5">
      <div className="min-w-0">
        <h2 className="text-xl">
          <a href={JOB_LIST} data-name="" className="underline-offset-4 hover:underline">
            {copy.meta.title}
          </a>
        </h2>
        <p
          data-closed=""
          hidden
          className="mt-1.5 w-fit rounded-full bg-secondary-100 px-2.5 py-0.5 text-xs font-medium text-secondary-700"
        >
          {saved.closed}
        </p>
        <p data-facts="" className="mt-1.5 text-sm text-ink-700" />
        <p data-saved-on="" className="mt-1 text-xs text-ink-600" />
      </div>
      <button
        type="button"
        data-remove=""
        className="min-h-11 flex-none cursor-pointer rounded-full text-sm font-medium text-primary-600 underline underline-offset-4"
      >
        {saved.remove}
      </button>
    </li>
  );
}
