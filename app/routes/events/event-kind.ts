import copy from '#content/pages/events.yaml';
import type { GatheringKind } from './gathering-kind.ts';

export const events: GatheringKind = {
  path: '/events',
  copy,
  calendar: '/events/calendar.ics',
  list: (api) => api.listEvents(),
  get: (api, slug) => api.getEvent(slug),
};
