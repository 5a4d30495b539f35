/** Marks the entry of the section that is read, and goes to the one that is chosen. */
export default function tableOfContents(root: HTMLElement): void {
  const entries = [...root.querySelectorAll('a')].flatMap((link) => {
    const heading = document.getElementById(decodeURIComponent(link.hash.slice(1)));
    return heading ? [{ link, heading }] : [];
  });
  let isAsked = false;

  function look(): void {
    isAsked = false;
    const tops = entries.map(({ heading }) => heading.getBoundingClientRect().top);
    const { scrollHeight, clientHeight } = document.documentElement;
    const atEnd = scrollHeight > clientHeight && scrollY + clientHeight >= scrollHeight - 1;
    const current = currentSection(tops, atEnd);
    entries.forEach(({ link }, index) => {
      if (index === current) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    });
  }

  const ask = () => {
    if (!isAsked) requestAnimationFrame(look);
    isAsked = true;
  };
  for (const { link, heading } of entries) {
    link.addEventListener('click', (event) => goTo(heading, link, event));
  }
  addEventListener('scroll', ask, { passive: true });
  addEventListener('resize', ask);
  look();
}

function goTo(heading: HTMLElement, { hash }: HTMLAnchorElement, event: MouseEvent): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  // A plain anchor would come to the heading at once, and be an entry of the history.
  history.replaceState(history.state, '', hash);
  // The next Tab goes on from the heading, as after a plain anchor.
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  scrollTo({
    top: scrollY + heading.getBoundingClientRect().top - OFFSET,
    behavior: isStill ? 'instant' : 'smooth',
  });
}

/** Pixels between the top of the viewport and a heading that was chosen. */
const OFFSET = 150;

/** Rounding in the browser must not leave the chosen section one pixel short of being current. */
const SLACK = 2;

/**
 * Index of the section that is read.
 * @param tops where the headings stand, in pixels from the top of the viewport, in their order
 * @param atEnd whether the page cannot be scrolled further: then the last one is read
 */
export function currentSection(tops: readonly number[], atEnd = false): number {
  if (atEnd) return tops.length - 1;
  return Math.max(
    0,
    tops.findLastIndex((top) => top <= OFFSET + SLACK),
  );
}
