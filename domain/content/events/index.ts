export { countEvents, eventSlugs } from './event-slugs.ts';
export { getEvent, getTraining } from './get-event.ts';
export { listEvents, listTrainings } from './list-events.ts';
