export { indexApplicant, indexArrived } from './index-applicants.ts';
