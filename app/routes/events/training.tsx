import { apiContext } from '#app/api-context.ts';
import { browserContent } from '#app/content-client.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { course } from '#app/structured-data/course.ts';
import type { PageFacts } from '#app/structured-data/thing.ts';
import type { Route } from './+types/training';
import { gatheringData } from './gathering-data.ts';
import { gatheringMeta } from './gathering-meta.ts';
import { GatheringPage } from './gathering-page.tsx';
import { loadGathering } from './load-gathering.ts';
import { submissionHandle } from './submission-query.ts';
import { trainings } from './training-kind.ts';

export const handle: PageHandle = { ...submissionHandle, pieces: 'trainings' };

export function loader({ context, params }: Route.LoaderArgs) {
  return loadGathering(trainings, context.get(apiContext), params.slug);
}

export function clientLoader({ params }: Route.ClientLoaderArgs) {
  return loadGathering(trainings, browserContent, params.slug);
}

export function meta(args: Route.MetaArgs) {
  return gatheringMeta(trainings, args.loaderData, args);
}

export function structuredData(page: PageFacts<Route.ComponentProps['loaderData']>) {
  return gatheringData(trainings, page, course);
}

export default function TrainingPage({ loaderData, params }: Route.ComponentProps) {
  return <GatheringPage key={params.slug} kind={trainings} loaded={loaderData} />;
}
