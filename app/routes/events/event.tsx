import { apiContext } from '#app/api-context.ts';
import { browserContent } from '#app/content-client.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { event } from '#app/structured-data/event.ts';
import type { PageFacts } from '#app/structured-data/thing.ts';
import type { Route } from './+types/event';
import { events } from './event-kind.ts';
import { gatheringData } from './gathering-data.ts';
import { gatheringMeta } from './gathering-meta.ts';
import { GatheringPage } from './gathering-page.tsx';
import { loadGathering } from './load-gathering.ts';
import { submissionHandle } from './submission-query.ts';

export const handle: PageHandle = { ...submissionHandle, pieces: 'events' };

export function loader({ context, params }: Route.LoaderArgs) {
  return loadGathering(events, context.get(apiContext), params.slug);
}

export function clientLoader({ params }: Route.ClientLoaderArgs) {
  return loadGathering(events, browserContent, params.slug);
}

export function meta(args: Route.MetaArgs) {
  return gatheringMeta(events, args.loaderData, args);
}

export function structuredData(page: PageFacts<Route.ComponentProps['loaderData']>) {
  return gatheringData(events, page, event);
}

export default function EventPage({ loaderData, params }: Route.ComponentProps) {
  return <GatheringPage key={params.slug} kind={events} loaded={loaderData} />;
}
