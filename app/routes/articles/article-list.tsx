import { SearchBox } from '#app/forms/search-box/search-box.tsx';
import { Behavior } from '#app/islands/behavior.tsx';
import { useArt, useCopy } from '#app/pack-context.ts';
import { usePage } from '#app/page-context.ts';
import { FirstScreenEnd } from '#app/styles/first-screen-end.tsx';
import { ButtonLink } from '#app/ui/navigation/button.tsx';
import { FilterTabs } from '#app/ui/navigation/filter-tabs.tsx';
import { Pagination } from '#app/ui/navigation/pagination.tsx';
import { ErrorPanel } from '#app/ui/panels/error-panel.tsx';
import { MessagePanel } from '#app/ui/panels/message-panel.tsx';
import { Skeletons } from '#app/ui/panels/skeleton.tsx';
import { fillPlaceholders, plural } from '#contract/fill.ts';
import type { Labels } from '#contract/labels.ts';
import { ARTICLE_PAGE } from '#contract/page-sizes.ts';
import type { ListCopy } from '#contract/pages/articles.ts';
import { ArticleCards, CARDS } from './article-cards.tsx';
import { hrefOfList } from './list-query.ts';
import liveList from './live-list.behavior.ts';
import type { LoadedList } from './load-list.ts';

interface ArticleListProps {
  copy: ListCopy;
  list: LoadedList;
}

/** A list with search, filters and pagination; all of its state is in the URL. */
export function ArticleList({ copy, list }: ArticleListProps) {
  const labels = useCopy('labels');
  const { query, total, hasFailed, areSimilar } = list;
  const { pathname } = usePage().location;
  const resultCount = fillPlaceholders(plural(total, query.q ? copy.found : copy.count), {
    count: total,
    q: query.q,
  });
  const status = areSimilar ? fillPlaceholders(labels.search.similar, { q: query.q }) : resultCount;
  return (
    <Behavior start={liveList} props={{}}>
      <section aria-label={copy.filters.label} className="wrap pt-8 pb-18 lg:pt-10 lg:pb-24">
        <div
          data-list-head=""
          className="flex flex-wrap items-center justify-between gap-x-8 gap-y-5"
        >
          <SearchBox
            label={copy.search.label}
            placeholder={copy.search.placeholder}
            value={query.q}
            action={pathname}
            parameters={query.filter === 'all' ? {} : { filter: query.filter }}
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
        <p role="status" data-list-status="" className="mt-6 mb-4 min-h-6 text-sm text-ink-600">
          {!hasFailed && total > 0 && status}
        </p>
        <div data-list-results="">
          <Results copy={copy} list={list} pathname={pathname} />
        </div>
        <FirstScreenEnd />
        <template>
          <Skeletons count={1} className={CARDS} />
        </template>
        <template>
          <ErrorPanel />
        </template>
      </section>
    </Behavior>
  );
}

interface ResultsProps extends ArticleListProps {
  pathname: string;
}

function Results({ copy, list, pathname }: ResultsProps) {
  const { items, total, hasFailed, query } = list;
  const labels = useCopy('labels');
  if (hasFailed) return <ErrorPanel />;
  if (items.length === 0) {
    if (!query.q && query.filter === 'all' && labels.none) return <NoEntries copy={labels.none} />;
    // Without a search text the filter is the reason for the empty list, so it is removed.
    const all = hrefOfList(pathname, query.q ? { filter: query.filter } : {});
    return <NothingFound copy={copy} all={all} />;
  }
  const from = (query.page - 1) * ARTICLE_PAGE.size + 1;
  return (
    <>
      <ArticleCards path={pathname} cards={items} activeTag={query.filter} />
      <Pagination
        page={query.page}
        pageSize={ARTICLE_PAGE.size}
        total={total}
        hrefOf={(page) => hrefOfList(pathname, { ...query, page })}
        range={fillPlaceholders(copy.range, { from, to: from + items.length - 1, total })}
      />
    </>
  );
}

function NoEntries({ copy: { title, text } }: { copy: NonNullable<Labels['none']> }) {
  const drawing = useArt().state?.noResult;
  return <MessagePanel title={title} texts={[text]} drawing={drawing} icon="search" isCompact />;
}

/** @param all URL of the list without the search */
function NothingFound({ copy, all }: { copy: ListCopy; all: string }) {
  const drawing = useArt().state?.noResult;
  const { empty, search } = useCopy('labels');
  const { title = empty.title, texts = [empty.text] } = copy.empty ?? {};
  return (
    <div role="status">
      <MessagePanel title={title} texts={texts} drawing={drawing} icon="search" isCompact>
        <ButtonLink href={all} data-search-again="">
          {search.newSearch}
        </ButtonLink>
      </MessagePanel>
    </div>
  );
}
