export { erasePerson, planPersonErasure } from './erase-person.ts';
export { exportPerson } from './export-person.ts';
export { readRetention, runRetention } from './retention.ts';
