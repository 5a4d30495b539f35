export { markAnswered } from './mark-answered.ts';
