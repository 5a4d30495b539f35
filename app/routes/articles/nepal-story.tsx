import { useCopy } from '#app/pack-context.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { apiContext, type LoaderArgs, type MetaArgs, type PageProps } from '#app/page-module.ts';
import { article } from '#app/structured-data/article.ts';
import type { PageFacts } from '#app/structured-data/json-ld-node.ts';
import { entryJsonLd } from './entry-json-ld.ts';
import { entryMetadata } from './entry-metadata.ts';
import { loadText } from './load-entry.ts';
import { TextPage } from './text-page.tsx';

export const handle: PageHandle = { entries: 'experience-nepal' };

export function loader({ context, params }: LoaderArgs) {
  return loadText(context.get(apiContext), 'experience-nepal', params.slug);
}

export function meta(args: MetaArgs<typeof loader>) {
  const copy = args.pack.copy('pages/experience-nepal');
  return entryMetadata(copy, args);
}

export function structuredData(page: PageFacts<PageProps<typeof loader>['loaderData']>) {
  const copy = page.pack.copy('pages/experience-nepal');
  const site = page.pack.copy('site');
  return entryJsonLd(copy, site.hub, page, article);
}

export default function NepalStoryPage({ loaderData }: PageProps<typeof loader>) {
  const copy = useCopy('pages/experience-nepal');
  const site = useCopy('site');
  return <TextPage copy={copy} path={site.hub} loaded={loaderData} />;
}
