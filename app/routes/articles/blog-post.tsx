import { apiContext } from '#app/api-context.ts';
import type { PageHandle } from '#app/page-handle.ts';
import type { LoaderArgs, MetaArgs, PageProps } from '#app/page-module.ts';
import { blogPosting } from '#app/structured-data/blog-posting.ts';
import type { PageFacts } from '#app/structured-data/json-ld-node.ts';
import copy from '#content/pages/blogs-and-insights.yaml';
import { entryJsonLd } from './entry-json-ld.ts';
import { entryMetadata } from './entry-metadata.ts';
import { loadText } from './load-entry.ts';
import { TextPage } from './text-page.tsx';
import { TEXT_PATHS } from './text-paths.ts';

export const handle: PageHandle = { entries: 'blogs' };

export function loader({ context, params }: LoaderArgs) {
  return loadText(context.get(apiContext), 'blogs', params.slug);
}

export function meta(args: MetaArgs<typeof loader>) {
  return entryMetadata(copy, args);
}

const PATH = TEXT_PATHS.blogs;

export function structuredData(page: PageFacts<PageProps<typeof loader>['loaderData']>) {
  return entryJsonLd(copy, PATH, page, blogPosting);
}

export default function BlogPostPage({ loaderData }: PageProps<typeof loader>) {
  return <TextPage copy={copy} path={PATH} loaded={loaderData} />;
}
