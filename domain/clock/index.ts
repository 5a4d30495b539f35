export { CLOCK_TRIAL, type ClockCheck, checkClock } from './check-clock.ts';
