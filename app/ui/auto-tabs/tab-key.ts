/** The tab that a key leads to from another one, or none if the key is not one of the tabs'. */
export function tabForKey(key: string, from: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (from + 1) % count;
  if (key === 'ArrowLeft') return (from + count - 1) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}
