import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { EventDetail, EventListing, TrainingDetail, TrainingListing } from '#contract/events.ts';
import { getEvent, getTraining, listEvents, listTrainings } from '#domain/events/index.ts';
import { problemAnswers } from './problem-answers.ts';
import type { ApiRoutes } from './services.ts';

const tags = ['Events'];
const params = z.object({ slug: z.string() });
const ORDER = 'what is to come, the next first, then what has been';

const listSchema = <Item extends z.ZodMiniType>(operationId: string, what: string, item: Item) => ({
  operationId,
  summary: `${what}: ${ORDER}`,
  tags,
  response: { 200: z.object({ data: z.array(item), total: z.int() }), ...problemAnswers() },
});

const oneSchema = <Item extends z.ZodMiniType>(operationId: string, what: string, item: Item) => ({
  operationId,
  summary: `${what}; its link to join is there from 30 minutes before the start to the end`,
  tags,
  params,
  response: { 200: z.object({ data: item }), ...problemAnswers('not-found') },
});

export const eventRoutes: FastifyPluginAsyncZod<ApiRoutes> = async (app, { services }) => {
  const { db } = services;
  app.get('/events', { schema: listSchema('listEvents', 'Events', EventListing) }, () =>
    listEvents(db),
  );
  app.get(
    '/events/:slug',
    { schema: oneSchema('getEvent', 'One event', EventDetail) },
    async ({ params }) => ({
      data: await getEvent(db, params.slug),
    }),
  );
  app.get('/trainings', { schema: listSchema('listTrainings', 'Trainings', TrainingListing) }, () =>
    listTrainings(db),
  );
  app.get(
    '/trainings/:slug',
    { schema: oneSchema('getTraining', 'One training', TrainingDetail) },
    async ({ params }) => ({ data: await getTraining(db, params.slug) }),
  );
};
