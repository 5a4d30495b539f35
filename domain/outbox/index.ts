export { owe, type Topic } from './owe.ts';
