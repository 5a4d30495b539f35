import { tellVisitorHours } from './tell-visitor-hours.ts';

/** Adds the visitor's own clocks to the hours of an opening. */
export default function visitorHours(root: HTMLElement, { words }: { words: string }): void {
  tellVisitorHours(root, words);
}
