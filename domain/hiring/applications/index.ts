export {
  type CheckedApplication,
  checkApplication,
  type SentApplication,
} from './check-application.ts';
export { listOptions } from './list-options.ts';
export type { Numbering } from './phone.ts';
export { storeApplication } from './store-application.ts';
