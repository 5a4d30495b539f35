import copy from '#content/pages/events.yaml';
import type { EventPagesConfig } from './event-pages-config.ts';

export const events: EventPagesConfig = {
  path: '/events',
  copy,
  calendar: '/events/calendar.ics',
  list: (api) => api.listEvents(),
  call: 'getEvent',
};
