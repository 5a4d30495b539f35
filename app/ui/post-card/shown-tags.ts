/** A card has room for this many. */
const MOST = 3;

/** The tags that a card shows: the one that the list is filtered by comes first. */
export function shownTags(tags: readonly string[], active?: string): string[] {
  const isActive = (tag: string) => tag === active;
  return [...tags.filter(isActive), ...tags.filter((tag) => !isActive(tag))].slice(0, MOST);
}
