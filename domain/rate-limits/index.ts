export { type CallWindow, countCall, type FullWindow, forgetEnded } from './count-call.ts';
