/**
 * Runs at the end of the first screen, whose styles are inlined, and fetches the shared stylesheet.
 * The content after it is hidden until then, so the browser can paint the first screen without
 * waiting. The page's load event fires after both.
 */

/** Marks this script and its ancestors: `site.css` hides all siblings after them. */
const MARK = 'data-before-rest';

const end = document.currentScript as HTMLScriptElement;
const marked: Element[] = [];
for (let node: Element = end; node !== document.body; node = node.parentElement as Element) {
  node.setAttribute(MARK, '');
  marked.push(node);
}

function showRest() {
  for (const element of marked) element.removeAttribute(MARK);
  const [navigation] = performance.getEntriesByType('navigation');
  // The target of the fragment may have been hidden when the browser looked for it. On back,
  // forward and reload the browser restores the scroll position itself.
  const isVisit = (navigation as PerformanceNavigationTiming | undefined)?.type === 'navigate';
  if (isVisit && location.hash) location.replace(location.hash);
}

function fetchStyles(url: string, onError: () => void) {
  const sheet = document.createElement('link');
  sheet.rel = 'stylesheet';
  sheet.href = url;
  sheet.onload = showRest;
  sheet.onerror = onError;
  end.before(sheet);
}

const url = end.dataset.sheet as string;
// A failed fetch is repeated once; after that the rest is shown unstyled.
fetchStyles(url, () => fetchStyles(`${url}?1`, showRest));
