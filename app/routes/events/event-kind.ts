import type { LocalizedPack } from '#app/pack.ts';
import type { EventPagesConfig } from './event-pages-config.ts';

export const eventsOf = (pack: LocalizedPack): EventPagesConfig => ({
  path: '/events',
  copy: pack.copy('pages/events'),
  calendar: '/events/calendar.ics',
  list: (api) => api.listEvents(),
  call: 'getEvent',
});
