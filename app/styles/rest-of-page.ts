/**
 * Stands behind the first screen, which has its styles in the document, and fetches the sheet of all
 * pages. Until that is there what follows is hidden, so the browser need not wait with what it has; the
 * page's load event comes after both.
 */

/** Marks this script and what it stands in: `site.css` hides what comes after these. */
const MARK = 'data-before-rest';

const end = document.currentScript as HTMLScriptElement;
const marked: Element[] = [];
for (let it: Element = end; it !== document.body; it = it.parentElement as Element) {
  it.setAttribute(MARK, '');
  marked.push(it);
}

function showRest() {
  for (const element of marked) element.removeAttribute(MARK);
  const [navigation] = performance.getEntriesByType('navigation');
  // It may lead to a place that was not there. On the way back and after a reload the browser scrolls.
  const isVisit = (navigation as PerformanceNavigationTiming | undefined)?.type === 'navigate';
  if (isVisit && location.hash) location.replace(location.hash);
}

/** Whoever could not fetch it asks once more, and then shows what there is without. */
function fetchStyles(url: string, failed: () => void) {
  const sheet = document.createElement('link');
  sheet.rel = 'stylesheet';
  sheet.href = url;
  sheet.onload = showRest;
  sheet.onerror = failed;
  end.before(sheet);
}

const url = end.dataset.sheet as string;
fetchStyles(url, () => fetchStyles(`${url}?1`, showRest));
