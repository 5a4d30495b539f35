import * as z from 'zod/mini';
import { EventDetail, EventListing, TrainingDetail, TrainingListing } from '#contract/events.ts';
import { defineCalls } from './call.ts';

const ORDER = 'what is to come, the next first, then what has been';

const listOf = <Item extends z.ZodMiniType>(many: string, item: Item) =>
  ({
    method: 'GET',
    tag: 'Events',
    summary: `${many}: ${ORDER}`,
    answer: z.object({ data: z.array(item), total: z.int() }),
    isWhole: true,
  }) as const;

const oneOf = <Item extends z.ZodMiniType>(one: string, item: Item) =>
  ({
    method: 'GET',
    tag: 'Events',
    summary: `${one}; its link to join is there from 30 minutes before the start to the end`,
    params: z.object({ slug: z.string() }),
    answer: item,
    problems: ['not-found'],
  }) as const;

export const EVENT_CALLS = defineCalls({
  listEvents: { path: '/events', ...listOf('Events', EventListing) },
  getEvent: { path: '/events/:slug', ...oneOf('One event', EventDetail) },
  listTrainings: { path: '/trainings', ...listOf('Trainings', TrainingListing) },
  getTraining: { path: '/trainings/:slug', ...oneOf('One training', TrainingDetail) },
});
