import { keepCurrentInView } from '#app/ui/navigation/scroll-to-current.ts';

/** Scrolls each list to its entry with `aria-current`. */
export default function currentInView(root: HTMLElement): void {
  for (const list of root.children) keepCurrentInView(list as HTMLElement);
}
