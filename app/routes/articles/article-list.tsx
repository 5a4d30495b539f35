import { useRef } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { SearchBox } from '#app/forms/search-box/search-box.tsx';
import { EmptyPanel } from '#app/ui/empty-panel/empty-panel.tsx';
import { ErrorPanel } from '#app/ui/error-panel/error-panel.tsx';
import { FilterTabs } from '#app/ui/filter-tabs/filter-tabs.tsx';
import { Pagination } from '#app/ui/pagination/pagination.tsx';
import { useRetry } from '#app/ui/retry/use-retry.ts';
import { Skeletons } from '#app/ui/skeleton/skeleton.tsx';
import { fill, plural } from '#app/ui/text/fill.ts';
import { ARTICLE_PAGE } from '#contract/page-sizes.ts';
import type { ListCopy } from '#contract/pages/articles.ts';
import { ArticleCards, CARDS } from './article-cards.tsx';
import { hrefOfList } from './list-query.ts';
import type { LoadedList } from './load-list.ts';
import { useSearch } from './use-search.ts';

/** Cards on their way where it is not known how many. */
const FEW = ARTICLE_PAGE.size / 2;

interface ArticleListProps {
  copy: ListCopy;
  loaded: LoadedList;
}

/** A list to search, to filter and to leaf through; all of its state is in the URL. */
export function ArticleList({ copy, loaded }: ArticleListProps) {
  const { query, items, total, failed } = loaded;
  const { pathname } = useLocation();
  const isLoading = useIsLoading(pathname);
  const input = useRef<HTMLInputElement>(null);
  const search = useSearch(pathname, loaded, input);
  const count = fill(plural(total, query.q ? copy.found : copy.count), {
    count: total,
    q: query.q,
  });
  return (
    <section aria-label={copy.filters.label} className="wrap pt-8 pb-18 lg:pt-10 lg:pb-24">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-5">
        <SearchBox
          label={copy.search.label}
          placeholder={copy.search.placeholder}
          value={search.text}
          onChange={search.type}
          onSearch={search.run}
          action={pathname}
          keep={query.filter === 'all' ? {} : { filter: query.filter }}
          inputRef={input}
          className="w-full lg:max-w-110"
        />
        {copy.filterBar && (
          <FilterTabs
            label={copy.filters.label}
            current={query.filter}
            items={copy.filters.items.map(({ id, label }) => ({
              id,
              label,
              href: hrefOfList(pathname, { q: query.q, filter: id }),
            }))}
          />
        )}
      </div>
      <p role="status" className="mt-6 mb-4 min-h-6 text-sm text-ink-600">
        {!isLoading && !failed && total > 0 && count}
      </p>
      <Results
        copy={copy}
        loaded={loaded}
        isLoading={isLoading}
        pathname={pathname}
        onSearchAgain={search.clear}
      />
      {!isLoading && items.length > 0 && (
        <Pagination
          page={query.page}
          pageSize={ARTICLE_PAGE.size}
          total={total}
          hrefOf={(page) => hrefOfList(pathname, { ...query, page })}
          range={rangeOf(copy, loaded)}
        />
      )}
    </section>
  );
}

function rangeOf(copy: ListCopy, { query, items, total }: LoadedList): string {
  const from = (query.page - 1) * ARTICLE_PAGE.size + 1;
  return fill(copy.range, { from, to: from + items.length - 1, total });
}

interface ResultsProps extends ArticleListProps {
  isLoading: boolean;
  pathname: string;
  onSearchAgain: () => void;
}

function Results({ copy, loaded, isLoading, pathname, onSearchAgain }: ResultsProps) {
  const { items, failed, query } = loaded;
  const { retry, isRetrying } = useRetry(!failed);
  if (isLoading) return <Skeletons count={items.length || FEW} className={CARDS} />;
  if (failed) return <ErrorPanel onRetry={retry} isRetrying={isRetrying} />;
  if (items.length > 0) {
    return <ArticleCards path={pathname} cards={items} activeTag={query.filter} />;
  }
  return (
    <EmptyPanel
      title={copy.empty?.title}
      texts={copy.empty?.texts}
      allHref={hrefOfList(pathname, query.q ? { filter: query.filter } : {})}
      onSearchAgain={onSearchAgain}
    />
  );
}

/** Whether another state of this very list is on its way. */
function useIsLoading(pathname: string): boolean {
  const { state, location } = useNavigation();
  return state === 'loading' && location?.pathname === pathname;
}
