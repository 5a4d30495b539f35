import { isRightToLeft } from '#app/language/direction.ts';
import { holdMotion, updatePauseButton } from '#app/ui/auto-tabs/motion-hold.ts';

/** Milliseconds between two moves. */
const INTERVAL = 1500;
/** On wider screens all logos are visible. */
const MOBILE = '(width <= 48.75rem)';

/** Advances a row with scroll snapping by one item at a time, and from its end to the first. */
export default function autoplay(root: HTMLElement) {
  const area = root.firstElementChild;
  const row = root.querySelector('ul');
  const button = root.querySelector('button');
  if (!area || !row || !button) return;
  let isPlaying = true;
  let isTouched = false;
  let timer: ReturnType<typeof setInterval> | undefined;

  const attention = holdMotion(area, true, updateTimer);

  /** Runs the timer only while the row may move. */
  function updateTimer() {
    if (isPlaying && !isTouched && !attention.isHeld()) timer ??= setInterval(tick, INTERVAL);
    else {
      clearInterval(timer);
      timer = undefined;
    }
  }

  function tick() {
    if (row && !document.hidden && matchMedia(MOBILE).matches) advance(row);
  }

  // Scrolling with a finger ends its pointer events, but not its touch events.
  for (const type of ['touchstart', 'touchend', 'touchcancel']) {
    row.addEventListener(
      type,
      () => {
        isTouched = type === 'touchstart';
        updateTimer();
      },
      { passive: true },
    );
  }

  button.addEventListener('click', () => {
    isPlaying = !isPlaying;
    if (isPlaying) attention.release();
    updatePauseButton(button, isPlaying);
    updateTimer();
  });
}

function advance(row: HTMLElement) {
  const step = row.firstElementChild?.getBoundingClientRect().width ?? 0;
  // From right to left, positions are negative.
  const position = Math.abs(row.scrollLeft);
  const isAtEnd = position + row.clientWidth >= row.scrollWidth - 2;
  const next = Math.round(position / step) + 1;
  const left = isAtEnd ? 0 : next * step;
  row.scrollTo({ left: isRightToLeft() ? -left : left, behavior: 'smooth' });
}
