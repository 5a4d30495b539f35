/**
 * Stands behind the first screen, which has its styles in the document. What follows is hidden until
 * the sheet of all pages is there: the browser lays out and paints the first screen alone, and asks
 * for nothing that could keep it waiting.
 */

/** Marks this script and what it stands in: `site.css` hides what comes after these. */
const MARK = 'data-before-rest';

const [navigation] = performance.getEntriesByType('navigation');
/** And no way back or reload, after which the browser scrolls by itself. */
const isVisit = (navigation as PerformanceNavigationTiming | undefined)?.type === 'navigate';

const end = document.currentScript as HTMLScriptElement;
const marked: Element[] = [];
for (let it: Element = end; it !== document.body; it = it.parentElement as Element) {
  it.setAttribute(MARK, '');
  marked.push(it);
}

function showRest() {
  for (const element of marked) element.removeAttribute(MARK);
  // It may lead to a place that was not there.
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

function start() {
  const url = end.dataset.sheet as string;
  fetchStyles(url, () => fetchStyles(`${url}?1`, showRest));
}

// At hand from another page; or wanted at once, to scroll; or nothing is painted before somebody looks.
if (!isVisit || document.hidden || document.referrer.startsWith(location.origin)) start();
else void painted.then(start);
