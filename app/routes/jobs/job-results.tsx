import { useCopy, usePack } from '#app/pack-context.ts';
import { Icon } from '#app/ui/icons/icon.tsx';
import { JobCard } from '#app/ui/job-card/job-card.tsx';
import { CONTENT_VISIBILITY_ROWS } from '#app/ui/layout/content-visibility.ts';
import { Pagination } from '#app/ui/navigation/pagination.tsx';
import { SavedLink, SaveOnCard } from '#app/ui/saved-jobs/save-job.tsx';
import { EntryLanguageNote } from '#app/ui/text/entry-language-note.tsx';
import { fillPlaceholders, plural } from '#contract/fill.ts';
import { JOB_FACETS } from '#contract/job-search.ts';
import { JOB_PAGE } from '#contract/page-sizes.ts';
import { partLabel } from './filter-labels.ts';
import { hrefOfJobs, JOB_LIST_PATH, partsOf } from './job-query.ts';
import type { LoadedJobs } from './load-jobs.ts';

const CHIP =
  'inline-flex min-h-11 items-center gap-1.5 rounded-full border border-ink-300 bg-white px-4 text-sm hover:border-ink-500 lg:min-h-9';

const CHIPS = 'mt-3 flex w-full flex-wrap items-center gap-2 xl:mt-0 xl:me-auto xl:w-auto';

/** The jobs that match, below the parts of the search or popular searches. */
export function JobResults({ loaded }: { loaded: LoadedJobs }) {
  const copy = useCopy('pages/talents-on-demand');
  const labels = useCopy('labels');
  const { href, locale } = usePack();
  const { digits } = locale.format;
  const { state, unknown, jobs, total, areSimilar, newSince } = loaded;
  const first = (state.page - 1) * JOB_PAGE.size + 1;
  return (
    <>
      {unknown.length > 0 && (
        <p className="mb-4 rounded-card bg-dawn px-5 py-3">
          {fillPlaceholders(copy.search.unknown, { values: unknown.join(', ') })}
        </p>
      )}
      {areSimilar && (
        <p className="mb-4 rounded-card bg-dawn px-5 py-3">
          {fillPlaceholders(labels.search.similar, { q: state.q })}
        </p>
      )}
      {/* One row on a wide desktop. */}
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-5 xl:mb-4">
        <h2 id="openings" className="text-2xl">
          {digits(total)} {plural(total, copy.list.heading)}
        </h2>
        <SavedLink className="xl:order-1" />
        <Chips loaded={loaded} />
      </div>
      {total === 0 ? (
        <NothingFound loaded={loaded} />
      ) : (
        <>
          <EntryLanguageNote page="pages/talents-on-demand" className="mb-5" />
          <ul className="grid gap-3">
            {jobs.map((job) => (
              <li key={job.slug} className={CONTENT_VISIBILITY_ROWS}>
                <JobCard
                  job={job}
                  isNew={job.publishedAt > newSince}
                  save={<SaveOnCard job={job} />}
                />
              </li>
            ))}
          </ul>
          <Pagination
            page={state.page}
            pageSize={JOB_PAGE.size}
            total={total}
            hrefOf={(page) => href(hrefOfJobs({ ...state, page }))}
            range={fillPlaceholders(copy.list.range, {
              from: first,
              to: first + jobs.length - 1,
              total,
            })}
          />
        </>
      )}
    </>
  );
}

/** A link for each part of the search that removes it; without a search, popular searches. */
function Chips({ loaded: { state, facets } }: { loaded: LoadedJobs }) {
  const pack = usePack();
  const { quick, clear, remove } = useCopy('pages/talents-on-demand').search;
  const parts = partsOf(state);
  if (parts.length === 0) {
    const items = facets ? quick.items.filter(({ query }) => findsJobs(query, facets)) : [];
    if (items.length === 0) return null;
    return (
      <ul aria-label={quick.label} className={CHIPS}>
        {items.map(({ title, query }) => (
          <li key={query}>
            <a href={pack.href(`${JOB_LIST_PATH}?${query}`)} data-live="" className={CHIP}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    );
  }
  return (
    <ul className={CHIPS}>
      {parts.map(({ facet, value, without }) => {
        const label = partLabel(pack, facet, value, facets);
        return (
          <li key={`${facet} ${value}`}>
            <a
              href={pack.href(hrefOfJobs(without))}
              data-live=""
              aria-label={fillPlaceholders(remove, { label })}
              className={CHIP}
            >
              {label}
              <Icon name="x" size={16} />
            </a>
          </li>
        );
      })}
      <li>
        <a
          href={pack.href(JOB_LIST_PATH)}
          data-live=""
          className="inline-flex min-h-11 items-center px-2 text-sm underline underline-offset-4 lg:min-h-9"
        >
          {clear}
        </a>
      </li>
    </ul>
  );
}

/** @param facets of the list without a search */
function findsJobs(query: string, facets: NonNullable<LoadedJobs['facets']>): boolean {
  const [[name, value] = []] = new URLSearchParams(query);
  const counts = JOB_FACETS.find((facet) => facet === name);
  return !counts || facets[counts].some((count) => count.value === value && count.count > 0);
}

function NothingFound({ loaded: { loosened, facets } }: { loaded: LoadedJobs }) {
  const pack = usePack();
  const { title, text, loosen, all } = useCopy('pages/talents-on-demand').none;
  return (
    <div className="rounded-card border border-hairline bg-white p-6">
      <h3 className="text-xl">{title}</h3>
      <p className="mt-2 max-w-160">{text}</p>
      {loosened.length > 0 && (
        <>
          <p className="mt-5 mb-2.5 font-medium">{loosen.title}</p>
          <ul className="flex flex-wrap gap-2">
            {loosened.map(({ facet, value, href, count }) => (
              <li key={href}>
                <a href={pack.href(href)} data-live="" className={CHIP}>
                  {fillPlaceholders(loosen.without, {
                    label: partLabel(pack, facet, value, facets),
                    count,
                  })}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="mt-5">
        <a
          href={pack.href(JOB_LIST_PATH)}
          data-live=""
          className="font-medium text-primary-600 underline underline-offset-4"
        >
          {all}
        </a>
      </p>
    </div>
  );
}
