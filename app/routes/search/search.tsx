import { metadata } from '#app/metadata.ts';
import { useCopy } from '#app/pack-context.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { apiContext, type LoaderArgs, type MetaArgs, type PageProps } from '#app/page-module.ts';
import { breadcrumbList } from '#app/structured-data/breadcrumb-list.ts';
import type { PageFacts } from '#app/structured-data/json-ld-node.ts';
import { FirstScreenEnd } from '#app/styles/first-screen-end.tsx';
import { HeroText } from '#app/ui/layout/hero-text.tsx';
import { PageHero } from '#app/ui/layout/page-hero.tsx';
import { SiteSearchForm } from '#app/ui/site-search/site-search-form.tsx';
import { fillPlaceholders } from '#contract/fill.ts';
import { loadSearch } from './load-search.ts';
import { SEARCH_PATH, searchHandle } from './search-query.ts';
import { SearchResults } from './search-results.tsx';
import { StartLinks } from './start-links.tsx';

export const handle: PageHandle = searchHandle;

export function loader({ pack, context, request }: LoaderArgs) {
  return loadSearch(pack, context.get(apiContext), request);
}

export function meta(args: MetaArgs<typeof loader>) {
  const copy = args.pack.copy('pages/search');
  const q = args.loaderData?.state.q;
  const title = q ? fillPlaceholders(copy.resultsTitle, { q }) : copy.meta.title;
  const page = { ...copy.meta, title, canonicalPath: SEARCH_PATH, noIndex: true };
  return metadata(page, args);
}

export function structuredData(page: PageFacts) {
  return [breadcrumbList([{ title: page.pack.copy('pages/search').breadcrumb }], page)];
}

export default function SearchPage({ loaderData }: PageProps<typeof loader>) {
  const { scene, breadcrumb, heading, lede } = useCopy('pages/search');
  const { q } = loaderData.state;
  return (
    <>
      <PageHero scene={scene} size="slim">
        <div className="max-w-160">
          <HeroText
            breadcrumbs={[{ title: breadcrumb }]}
            heading={heading}
            lede={q === '' ? lede : undefined}
          />
          <SiteSearchForm value={q} className="mt-6" />
        </div>
      </PageHero>
      {q === '' ? <Start /> : <SearchResults loaded={loaderData} />}
      <FirstScreenEnd />
    </>
  );
}

function Start() {
  return (
    <div className="wrap py-10 lg:py-14">
      <StartLinks />
    </div>
  );
}
