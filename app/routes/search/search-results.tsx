import { Behavior } from '#app/islands/behavior.tsx';
import { useArt, useCopy, usePack } from '#app/pack-context.ts';
import tryAgain from '#app/ui/fresh-page/retry.behavior.ts';
import { Icon, type IconName } from '#app/ui/icons/icon.tsx';
import { ArrowLink } from '#app/ui/navigation/arrow-link.tsx';
import { FilterTabs } from '#app/ui/navigation/filter-tabs.tsx';
import { Pagination } from '#app/ui/navigation/pagination.tsx';
import { ErrorPanel } from '#app/ui/panels/error-panel.tsx';
import { MessagePanel } from '#app/ui/panels/message-panel.tsx';
import { fillPlaceholders, plural } from '#contract/fill.ts';
import {
  type SearchKind,
  type SearchResult,
  SITE_SEARCH,
  type SiteSearchPage,
  snippetParts,
} from '#contract/site-search.ts';
import type { LoadedSearch } from './load-search.ts';
import { hrefOfSearch, type SearchState } from './search-query.ts';
import { StartLinks } from './start-links.tsx';

interface SearchResultsProps {
  loaded: LoadedSearch;
}

export function SearchResults({ loaded }: SearchResultsProps) {
  const { state, hasFailed, results } = loaded;
  if (hasFailed) {
    return (
      <Behavior start={tryAgain} props={{}}>
        <div className="wrap py-12" role="alert">
          <ErrorPanel />
        </div>
      </Behavior>
    );
  }
  return (
    <div className="wrap pt-8 pb-18 lg:pt-10 lg:pb-24">
      {results.kinds.length > 1 && <KindFilter state={state} results={results} />}
      <p role="status" className="mt-6 mb-2 min-h-6 text-sm text-ink-600">
        {results.total > 0 && <ResultCount state={state} results={results} />}
      </p>
      {results.total === 0 ? <NothingFound loaded={loaded} /> : <ResultList loaded={loaded} />}
    </div>
  );
}

interface ResultsProps {
  state: SearchState;
  results: SiteSearchPage;
}

function ResultCount({ state: { q }, results }: ResultsProps) {
  const copy = useCopy('pages/search');
  const labels = useCopy('labels');
  const { total, isCapped, areSimilar } = results;
  if (areSimilar) return fillPlaceholders(labels.search.similar, { q });
  const form = isCapped ? copy.foundMore : plural(total, copy.found);
  return fillPlaceholders(form, { count: total, q });
}

function KindFilter({ state: { q, kind }, results: { kinds } }: ResultsProps) {
  const { href, locale } = usePack();
  const copy = useCopy('pages/search');
  const label = (text: string, count: number) => `${text} (${locale.format.digits(count)})`;
  const total = kinds.reduce((sum, { count }) => sum + count, 0);
  return (
    <FilterTabs
      label={copy.filters.label}
      current={kind ?? 'all'}
      items={[
        { id: 'all', label: label(copy.filters.all, total), href: href(hrefOfSearch({ q })) },
        ...kinds.map(({ kind, count }) => ({
          id: kind,
          label: label(copy.kinds[kind].many, count),
          href: href(hrefOfSearch({ q, kind })),
        })),
      ]}
    />
  );
}

function ResultList({ loaded }: SearchResultsProps) {
  const { href } = usePack();
  const { range } = useCopy('pages/search');
  const { state, results } = loaded;
  const from = (state.page - 1) * SITE_SEARCH.pageSize + 1;
  const to = from + results.data.length - 1;
  return (
    <div className="max-w-200">
      <ol>
        {results.data.map((result) => (
          <Result key={result.url} {...result} />
        ))}
      </ol>
      <Pagination
        page={state.page}
        pageSize={SITE_SEARCH.pageSize}
        total={results.total}
        hrefOf={(page) => href(hrefOfSearch({ ...state, page }))}
        range={fillPlaceholders(range, { from, to, total: results.total })}
      />
      <FirstLanguage loaded={loaded} />
    </div>
  );
}

const ICONS: Record<SearchKind, IconName> = {
  page: 'file-text',
  solution: 'hammer',
  package: 'sparkles',
  job: 'briefcase',
  event: 'calendar-days',
  training: 'graduation-cap',
  post: 'book-open',
  'hub-story': 'mountain',
  session: 'video',
  paper: 'file-check',
  'customer-story': 'quote',
  'impact-story': 'hand-heart',
};

function Result({ kind, title, url, snippet }: SearchResult) {
  const { entryLang } = usePack();
  const { kinds } = useCopy('pages/search');
  // Only pages are translated.
  const lang = kind === 'page' ? undefined : entryLang;
  return (
    <li className="border-t border-hairline py-5 first:border-0 sm:py-6">
      <article className="relative">
        <p className="flex items-center gap-2 text-sm text-ink-600">
          <Icon name={ICONS[kind] ?? 'file-text'} size={16} className="text-primary-700" />
          {kinds[kind]?.one}
        </p>
        <h2 lang={lang} className="mt-1 text-xl">
          <a
            href={url}
            className="text-primary-700 underline-offset-4 after:absolute after:inset-0 hover:underline"
          >
            {title}
          </a>
        </h2>
        <p lang={lang} className="mt-1.5 max-w-170 text-ink-700 wrap-anywhere">
          {snippetParts(snippet).map(
            ({ text, isMatch }, index) =>
              // biome-ignore-start lint/suspicious/noArrayIndexKey: the parts never change
              isMatch ? (
                <mark key={index} className="rounded-sm bg-primary-100 font-medium text-ink">
                  {text}
                </mark>
              ) : (
                <span key={index}>{text}</span>
              ),
            // biome-ignore-end lint/suspicious/noArrayIndexKey: the parts never change
          )}
        </p>
      </article>
    </li>
  );
}

/** Links to the results that have no page in this language. */
function FirstLanguage({ loaded: { inFirstLanguage } }: SearchResultsProps) {
  const { otherLanguage } = useCopy('pages/search');
  const { count, href } = inFirstLanguage;
  if (count === 0) return null;
  const title = fillPlaceholders(plural(count, otherLanguage), { count });
  return (
    <p className="mt-8">
      <ArrowLink link={{ title, href }} />
    </p>
  );
}

function NothingFound({ loaded }: SearchResultsProps) {
  const drawing = useArt().state?.noResult;
  const { empty } = useCopy('pages/search');
  const title = fillPlaceholders(empty.title, { q: loaded.state.q });
  return (
    <>
      <div role="status" className="wrap-anywhere">
        <MessagePanel title={title} texts={empty.texts} drawing={drawing} icon="search" isCompact>
          <FirstLanguage loaded={loaded} />
        </MessagePanel>
      </div>
      <div className="mt-14">
        <StartLinks />
      </div>
    </>
  );
}
