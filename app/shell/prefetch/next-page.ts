/** The URL of the page of this site that a link opens in place of this one; null for others. */
export function nextPage(link: Element | null | undefined): URL | null {
  if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('download')) {
    return null;
  }
  // What editors write may be no URL at all.
  if (!URL.canParse(link.href)) return null;
  const url = new URL(link.href);
  const isElsewhere = url.origin !== location.origin;
  const isHere = url.pathname === location.pathname && url.search === location.search;
  // A calendar, a feed, a paper.
  const isFile = /\.\w+$/.test(url.pathname);
  return isElsewhere || isHere || isFile ? null : url;
}

/** Whether the visitor's line can be spared nothing: asked to save, or as slow as can be. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData: boolean; effectiveType: string } };
  return Boolean(connection?.saveData || connection?.effectiveType.endsWith('2g'));
}
