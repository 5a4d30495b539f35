export { getEvent, getTraining } from './get-event.ts';
export { listEvents, listTrainings } from './list-events.ts';
