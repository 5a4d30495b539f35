import { apiContext } from '#app/api-context.ts';
import { browserContent } from '#app/content-client.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { article } from '#app/structured-data/article.ts';
import type { PageFacts } from '#app/structured-data/json-ld-node.ts';
import copy from '#content/pages/experience-nepal.yaml';
import site from '#content/site.yaml';
import type { Route } from './+types/nepal-story';
import { entryJsonLd } from './entry-json-ld.ts';
import { entryMetadata } from './entry-metadata.ts';
import { loadText } from './load-entry.ts';
import { TextPage } from './text-page.tsx';

export const handle: PageHandle = { entries: 'experience-nepal' };

export function loader({ context, params }: Route.LoaderArgs) {
  return loadText(context.get(apiContext), 'experience-nepal', params.slug);
}

export function clientLoader({ params }: Route.ClientLoaderArgs) {
  return loadText(browserContent, 'experience-nepal', params.slug);
}

export function meta(args: Route.MetaArgs) {
  return entryMetadata(copy, args);
}

export function structuredData(page: PageFacts<Route.ComponentProps['loaderData']>) {
  return entryJsonLd(copy, site.hub, page, article);
}

export default function NepalStoryPage({ loaderData }: Route.ComponentProps) {
  return <TextPage copy={copy} path={site.hub} loaded={loaderData} />;
}
