export { countGatherings, gatheringAddresses } from './event-addresses.ts';
export { getEvent, getTraining } from './get-event.ts';
export { listEvents, listTrainings } from './list-events.ts';
