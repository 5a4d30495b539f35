import { holdCurrent } from '#app/ui/navigation/scroll-to-current.ts';

/** The entry that is marked as current is in view from the start. */
export default function currentInView(root: HTMLElement): void {
  for (const list of root.children) holdCurrent(list as HTMLElement);
}
