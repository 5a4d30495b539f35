import { apiContext } from '#app/api-context.ts';
import { browserContent } from '#app/content-client.ts';
import copy from '#content/pages/blogs-and-insights.yaml';
import type { Route } from './+types/blog-post';
import { loadText } from './load-piece.ts';
import { pieceMetadata } from './piece-metadata.ts';
import { TextPage } from './text-page.tsx';

export function loader({ context, params }: Route.LoaderArgs) {
  return loadText(context.get(apiContext), 'blogs', params.slug);
}

export function clientLoader({ params }: Route.ClientLoaderArgs) {
  return loadText(browserContent, 'blogs', params.slug);
}

export function meta(args: Route.MetaArgs) {
  return pieceMetadata(copy, args);
}

export default function BlogPostPage({ loaderData }: Route.ComponentProps) {
  return <TextPage copy={copy} path="/blogs-and-insights" loaded={loaderData} />;
}
