/**
 * Stands behind the first screen, which has its styles in the document. What follows is hidden until
 * the sheet of all pages is there: the browser lays out and paints the first screen alone, and asks
 * for nothing that could keep it waiting.
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
  // It may lead to a place that was not there.
  if (location.hash) location.replace(location.hash);
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

function start() {
  const url = end.dataset.sheet as string;
  fetchStyles(url, () => fetchStyles(`${url}?1`, showRest));
}

/**
 * Whether the sheet is at hand from another page, the browser goes back to where somebody had
 * scrolled, or it paints nothing before somebody looks.
 */
function isAwaited() {
  const [visit] = performance.getEntriesByType('navigation');
  const isVisit = (visit as PerformanceNavigationTiming | undefined)?.type === 'navigate';
  return !isVisit || document.hidden || document.referrer.startsWith(location.origin);
}

if (isAwaited()) start();
else void painted.then(start);
