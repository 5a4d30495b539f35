import * as z from 'zod/mini';
import { EventDetail, EventListing, TrainingDetail, TrainingListing } from '#contract/events.ts';
import { defineCalls } from './call.ts';

const ORDER = 'upcoming ones first, the next at the top, then past ones';

const listOf = <Item extends z.ZodMiniType>(many: string, item: Item) =>
  ({
    method: 'GET',
    tag: 'Events',
    summary: `List ${many}: ${ORDER}`,
    answer: z.object({ data: z.array(item), total: z.int() }),
    isWhole: true,
  }) as const;

const oneOf = <Item extends z.ZodMiniType>(one: string, item: Item) =>
  ({
    method: 'GET',
    tag: 'Events',
    summary: `Get ${one}; it has the link to join from 30 minutes before the start until the end`,
    params: z.object({ slug: z.string() }),
    answer: item,
    problems: ['not-found'],
  }) as const;

export const EVENT_CALLS = defineCalls({
  listEvents: { path: '/events', ...listOf('events', EventListing) },
  getEvent: { path: '/events/:slug', ...oneOf('an event', EventDetail) },
  listTrainings: { path: '/trainings', ...listOf('trainings', TrainingListing) },
  getTraining: { path: '/trainings/:slug', ...oneOf('a training', TrainingDetail) },
});
