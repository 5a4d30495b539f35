import { apiContext } from '#app/api-context.ts';
import { browserContent } from '#app/content-client.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { blogPosting } from '#app/structured-data/blog-posting.ts';
import type { PageFacts } from '#app/structured-data/json-ld-node.ts';
import copy from '#content/pages/blogs-and-insights.yaml';
import type { Route } from './+types/blog-post';
import { entryJsonLd } from './entry-json-ld.ts';
import { entryMetadata } from './entry-metadata.ts';
import { loadText } from './load-entry.ts';
import { TextPage } from './text-page.tsx';

export const handle: PageHandle = { entries: 'blogs' };

export function loader({ context, params }: Route.LoaderArgs) {
  return loadText(context.get(apiContext), 'blogs', params.slug);
}

export function clientLoader({ params }: Route.ClientLoaderArgs) {
  return loadText(browserContent, 'blogs', params.slug);
}

export function meta(args: Route.MetaArgs) {
  return entryMetadata(copy, args);
}

const PATH = '/blogs-and-insights';

export function structuredData(page: PageFacts<Route.ComponentProps['loaderData']>) {
  return entryJsonLd(copy, PATH, page, blogPosting);
}

export default function BlogPostPage({ loaderData }: Route.ComponentProps) {
  return <TextPage copy={copy} path={PATH} loaded={loaderData} />;
}
