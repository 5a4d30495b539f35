/** Marks the entry of the current section, and scrolls to a chosen one. */
export default function tableOfContents(root: HTMLElement): void {
  const entries = [...root.querySelectorAll('a')].flatMap((link) => {
    const heading = document.getElementById(decodeURIComponent(link.hash.slice(1)));
    return heading ? [{ link, heading }] : [];
  });
  let isScheduled = false;

  function update(): void {
    isScheduled = false;
    const tops = entries.map(({ heading }) => heading.getBoundingClientRect().top);
    const { scrollHeight, clientHeight } = document.documentElement;
    const atEnd = scrollHeight > clientHeight && scrollY + clientHeight >= scrollHeight - 1;
    const current = currentSection(tops, atEnd);
    entries.forEach(({ link }, index) => {
      if (index === current) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    });
  }

  const schedule = () => {
    if (!isScheduled) requestAnimationFrame(update);
    isScheduled = true;
  };
  for (const { link, heading } of entries) {
    link.addEventListener('click', (event) => goTo(heading, link, event));
  }
  addEventListener('scroll', schedule, { passive: true });
  addEventListener('resize', schedule);
  update();
}

function goTo(heading: HTMLElement, { hash }: HTMLAnchorElement, event: MouseEvent): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  // Following the link itself would jump without animation and add an entry to the history.
  history.replaceState(history.state, '', hash);
  // As after a plain link, the next Tab continues from the heading.
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  const reducesMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
  scrollTo({
    top: scrollY + heading.getBoundingClientRect().top - OFFSET,
    behavior: reducesMotion ? 'instant' : 'smooth',
  });
}

/** Pixels between the top of the viewport and a chosen heading. */
const OFFSET = 150;

/** Pixels of tolerance, so that rounding does not leave a chosen section short of being current. */
const TOLERANCE = 2;

/**
 * Index of the current section.
 * @param tops of the headings, in order, in pixels from the top of the viewport
 * @param atEnd true if the page cannot be scrolled further: then the last section is current
 */
export function currentSection(tops: readonly number[], atEnd = false): number {
  if (atEnd) return tops.length - 1;
  return Math.max(
    0,
    tops.findLastIndex((top) => top <= OFFSET + TOLERANCE),
  );
}
