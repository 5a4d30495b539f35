import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/**
 * What a browser does by itself when it loads a page, for pages that scripts put in place: the
 * focus goes to the heading (which is then read out) or to where the URL's hash points.
 * Stands before `ScrollRestoration`, so that a new page is reached in a smooth scroll and one
 * that was left before is back at its place at once.
 */
export function PageFocus() {
  const location = useLocation();
  const type = useNavigationType();
  const last = useRef(location);
  const focused = useRef<Element>(null);

  useLayoutEffect(() => {
    // From a list into it: what was clicked becomes what the page opens with (`ui/view-transition/`).
    const isWithin = location.pathname.startsWith(`${last.current.pathname}/`);
    document.documentElement.style.scrollBehavior = type === 'POP' || isWithin ? '' : 'smooth';
    focused.current = document.activeElement;
  }, [location, type]);

  useEffect(() => {
    // Find-in-page and the keyboard go on scrolling as the visitor has set them up to.
    document.documentElement.style.scrollBehavior = '';
    const { pathname, hash } = last.current;
    last.current = location;
    const isSamePage = location.pathname === pathname;
    if (isSamePage && location.hash === hash) return;
    const isTaken = ![document.body, focused.current].includes(document.activeElement);
    if (isTaken) return;
    const target = document.getElementById(decodeHash(location.hash));
    arriveAt(target ?? (isSamePage ? null : document.querySelector('main h1')));
  }, [location]);

  return null;
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}

function arriveAt(place: HTMLElement | null) {
  if (!place) return;
  if (place.tabIndex < 0) {
    place.tabIndex = -1;
    place.style.outline = 'none';
  }
  place.focus({ preventScroll: true });
}
