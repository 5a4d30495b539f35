import { apiContext } from '#app/api-context.ts';
import { browserContent } from '#app/content-client.ts';
import type { Route } from './+types/training';
import { gatheringMeta } from './gathering-meta.ts';
import { GatheringPage } from './gathering-page.tsx';
import { loadGathering } from './load-gathering.ts';
import { submissionHandle } from './submission-query.ts';
import { trainings } from './training-kind.ts';

export const handle = submissionHandle;

export function loader({ context, params }: Route.LoaderArgs) {
  return loadGathering(trainings, context.get(apiContext), params.slug);
}

export function clientLoader({ params }: Route.ClientLoaderArgs) {
  return loadGathering(trainings, browserContent, params.slug);
}

export function meta(args: Route.MetaArgs) {
  return gatheringMeta(trainings, args.loaderData, args);
}

export default function TrainingPage({ loaderData, params }: Route.ComponentProps) {
  return <GatheringPage key={params.slug} kind={trainings} loaded={loaderData} />;
}
