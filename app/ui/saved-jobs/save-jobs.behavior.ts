import { type SaveWords, saveJobs } from './save-jobs.ts';

/** Saves the openings in it where nothing else looks after them. */
export default function startSaving(root: HTMLElement, { words }: { words: SaveWords }): void {
  saveJobs(root, words);
}
