export { type DemoWords, fillDemo } from './fill.ts';
