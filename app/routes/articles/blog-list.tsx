import type { LocalizedPack } from '#app/pack.ts';
import { useCopy } from '#app/pack-context.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { apiContext, type LoaderArgs, type MetaArgs, type PageProps } from '#app/page-module.ts';
import type { PageFacts } from '#app/structured-data/json-ld-node.ts';
import { ContactBand } from '#app/ui/layout/contact-band.tsx';
import { ArrowLink } from '#app/ui/navigation/arrow-link.tsx';
import type { ContentApi } from '#contract/public-api.ts';
import { ArticleList } from './article-list.tsx';
import { ListHero } from './list-hero.tsx';
import { listJsonLd, listMetadata } from './list-metadata.ts';
import { listHandle } from './list-query.ts';
import { loadList, textCard, textsOf } from './load-list.ts';

export const handle = (pack: LocalizedPack): PageHandle =>
  listHandle(pack.copy('pages/blogs-and-insights').list.filters);

const load = (pack: LocalizedPack, api: ContentApi, request: Request) =>
  loadList(request, pack.copy('pages/blogs-and-insights').list, textsOf(api, 'blogs'), textCard);

export function loader({ pack, context, request }: LoaderArgs) {
  return load(pack, context.get(apiContext), request);
}

export function meta(args: MetaArgs<typeof loader>) {
  const copy = args.pack.copy('pages/blogs-and-insights');
  return listMetadata(copy.meta, args, '/blogs-and-insights/feed.xml');
}

export function structuredData(page: PageFacts<PageProps<typeof loader>['loaderData']>) {
  const copy = page.pack.copy('pages/blogs-and-insights');
  return listJsonLd(copy, page);
}

export default function BlogListPage({ loaderData }: PageProps<typeof loader>) {
  const copy = useCopy('pages/blogs-and-insights');
  return (
    <>
      <ListHero copy={copy} size="low" q={loaderData.query.q} />
      <ArticleList copy={copy.list} loaded={loaderData} />
      <StartHere />
      <ContactBand />
    </>
  );
}

/** For whoever does not know where to begin: the editor's choice. */
function StartHere() {
  const copy = useCopy('pages/blogs-and-insights');
  const { title, text, link } = copy.start;
  return (
    <div className="no-print wrap pb-18 lg:pb-24">
      <section className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 rounded-panel bg-primary-100 p-6 sm:px-9 sm:py-7">
        <div>
          <h2 className="text-2xl">{title}</h2>
          <p className="quiet mt-1">{text}</p>
        </div>
        <ArrowLink href={link.href}>{link.title}</ArrowLink>
      </section>
    </div>
  );
}
