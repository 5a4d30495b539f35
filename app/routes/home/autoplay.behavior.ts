import { hold, sayPlaying } from '#app/ui/auto-tabs/hold.ts';

/** Milliseconds for which a logo stays. */
const STAY = 1500;
/** Above it all logos stand side by side. */
const MOBILE = '(width <= 48.75rem)';

/** Moves a row with scroll snapping on by one item at a time, and back to the first from its end. */
export default function autoplay(root: HTMLElement) {
  const area = root.firstElementChild;
  const row = root.querySelector('ul');
  const button = root.querySelector('button');
  if (!area || !row || !button) return;
  let isPlaying = true;
  let isTouched = false;
  let timer: ReturnType<typeof setInterval> | undefined;

  const attention = hold(area, true, settle);

  /** Ticks only while it may move. */
  function settle() {
    if (isPlaying && !isTouched && !attention.isHeld()) timer ??= setInterval(tick, STAY);
    else {
      clearInterval(timer);
      timer = undefined;
    }
  }

  function tick() {
    if (row && !document.hidden && matchMedia(MOBILE).matches) advance(row);
  }

  // A finger that scrolls is no pointer to the page any more, but still a touch.
  for (const type of ['touchstart', 'touchend', 'touchcancel']) {
    row.addEventListener(
      type,
      () => {
        isTouched = type === 'touchstart';
        settle();
      },
      { passive: true },
    );
  }

  button.addEventListener('click', () => {
    isPlaying = !isPlaying;
    if (isPlaying) attention.release();
    sayPlaying(button, isPlaying);
    settle();
  });
}

function advance(row: HTMLElement) {
  const step = row.firstElementChild?.getBoundingClientRect().width ?? 0;
  const isAtEnd = row.scrollLeft + row.clientWidth >= row.scrollWidth - 2;
  const next = Math.round(row.scrollLeft / step) + 1;
  row.scrollTo({ left: isAtEnd ? 0 : next * step, behavior: 'smooth' });
}
