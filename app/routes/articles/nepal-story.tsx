import { apiContext } from '#app/api-context.ts';
import { browserContent } from '#app/content-client.ts';
import copy from '#content/pages/experience-nepal.yaml';
import type { Route } from './+types/nepal-story';
import { loadText } from './load-piece.ts';
import { pieceMetadata } from './piece-metadata.ts';
import { TextPage } from './text-page.tsx';

export function loader({ context, params }: Route.LoaderArgs) {
  return loadText(context.get(apiContext), 'experience-nepal', params.slug);
}

export function clientLoader({ params }: Route.ClientLoaderArgs) {
  return loadText(browserContent, 'experience-nepal', params.slug);
}

export function meta(args: Route.MetaArgs) {
  return pieceMetadata(copy, args);
}

export default function NepalStoryPage({ loaderData }: Route.ComponentProps) {
  return <TextPage copy={copy} path="/experience-nepal" loaded={loaderData} />;
}
