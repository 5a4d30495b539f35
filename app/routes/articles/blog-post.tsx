import type { LocalizedPack } from '#app/pack.ts';
import { useCopy, usePack } from '#app/pack-context.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { apiContext, type LoaderArgs, type MetaArgs, type PageProps } from '#app/page-module.ts';
import { blogPosting } from '#app/structured-data/article.ts';
import type { PageFacts } from '#app/structured-data/json-ld-node.ts';
import { entryJsonLd } from './entry-json-ld.ts';
import { entryMetadata } from './entry-metadata.ts';
import { loadText } from './load-entry.ts';
import { TextPage } from './text-page.tsx';
import { textPathsOf } from './text-paths.ts';

export const handle: PageHandle = { entries: 'blogs' };

export function loader({ context, params }: LoaderArgs) {
  return loadText(context.get(apiContext), 'blogs', params.slug);
}

export function meta(args: MetaArgs<typeof loader>) {
  const copy = args.pack.copy('pages/blogs-and-insights');
  return entryMetadata(copy, args);
}

const pathOf = (pack: LocalizedPack) => textPathsOf(pack).blogs;

export function structuredData(page: PageFacts<PageProps<typeof loader>['loaderData']>) {
  const { pack } = page;
  const copy = pack.copy('pages/blogs-and-insights');
  return entryJsonLd(copy, pathOf(pack), page, blogPosting);
}

export default function BlogPostPage({ loaderData }: PageProps<typeof loader>) {
  const pack = usePack();
  const copy = useCopy('pages/blogs-and-insights');
  return <TextPage copy={copy} path={pathOf(pack)} loaded={loaderData} />;
}
