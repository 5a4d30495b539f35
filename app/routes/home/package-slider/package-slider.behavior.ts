import { isRightToLeft } from '#app/language/direction.ts';
import { fillPlaceholders } from '#contract/fill.ts';
import {
  CARDS_PER_COLUMN,
  cardsInView,
  clampIndex,
  indexToShow,
  lastIndex,
} from './slider-positions.ts';

/** Milliseconds without a resize before the slider measures again. */
const RESIZE_DELAY = 250;

interface SliderCopy {
  /** For example 'From {from} to {to} of {total}'. */
  position: string;
}

/** Moves the packages by columns: the style sheet uses `--index`, which is set on the section. */
export default function packageSlider(root: HTMLElement, { position }: SliderCopy) {
  const section = root.querySelector('section');
  const frame = root.querySelector<HTMLElement>('[data-frame]');
  const [previous, next] = root.querySelectorAll('button');
  if (!section || !frame || !previous || !next) return;
  const cards = [...frame.querySelectorAll('li')];
  const columns = Math.ceil(cards.length / CARDS_PER_COLUMN);
  let index = 0;

  // The style sheet knows how many columns the window shows.
  const measure = () => Number(getComputedStyle(section).getPropertyValue('--visible'));
  let visible = measure();

  function show(target: number) {
    const last = lastIndex(columns, visible);
    index = clampIndex(target, last);
    section?.style.setProperty('--index', String(index));
    previous?.toggleAttribute('disabled', index === 0);
    next?.toggleAttribute('disabled', index === last);
    for (const text of root.querySelectorAll<HTMLElement>('[data-visible]')) {
      const range = cardsInView(index, Number(text.dataset.visible), cards.length);
      text.textContent = fillPlaceholders(position, range);
    }
  }

  for (const [button, other, by] of [
    [previous, next, -1],
    [next, previous, 1],
  ] as const) {
    button.addEventListener('click', () => {
      show(index + by);
      // A button that becomes disabled loses the focus.
      if (button.disabled) other.focus({ preventScroll: true });
    });
  }
  handleSwipes(frame, (by) => show(index + by));
  frame.addEventListener('focusin', ({ target }) => {
    // The focus of a click is ignored, because the card would move away from the pointer.
    if (!(target instanceof Element) || !target.matches(':focus-visible')) return;
    const card = cards.findIndex((item) => item.contains(target));
    if (card >= 0) show(indexToShow(Math.floor(card / CARDS_PER_COLUMN), index, visible));
  });

  let timer: ReturnType<typeof setTimeout> | undefined;
  addEventListener('resize', () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      visible = measure();
      show(index);
    }, RESIZE_DELAY);
  });
  // Without this attribute the row scrolls natively.
  section.dataset.live = '';
  show(0);
}

/** Pixels that a swipe must exceed to move the slider. */
const SWIPE_THRESHOLD = 50;
/** Pixels of movement up to which a press is a click. */
const CLICK_TOLERANCE = 5;

/**
 * Handles swipes by finger, pen or mouse: against the direction of the text means next. During a swipe the element has
 * `--drag`. The browser still scrolls up and down (`touch-action: pan-y`), and the link below the
 * pointer is not followed.
 */
function handleSwipes(element: HTMLElement, move: (by: 1 | -1) => void): void {
  let start: { id: number; x: number } | undefined;
  let isDragged = false;
  const distance = (event: PointerEvent) => event.clientX - (start?.x ?? event.clientX);

  function end({ pointerId }: PointerEvent) {
    if (start && start.id !== pointerId) return;
    start = undefined;
    // No click follows a finger's swipe, so the next click must not be suppressed.
    setTimeout(() => {
      isDragged = false;
    });
    element.style.removeProperty('--drag');
    delete element.dataset.dragged;
  }

  element.addEventListener('pointerdown', ({ pointerId, clientX, isPrimary, button }) => {
    if (!isPrimary || button !== 0) return;
    start = { id: pointerId, x: clientX };
    isDragged = false;
  });
  element.addEventListener('pointermove', (event) => {
    if (start?.id !== event.pointerId) return;
    // The button was released outside, before the pointer was captured.
    if (event.buttons === 0) return end(event);
    const by = distance(event);
    if (!isDragged && Math.abs(by) <= CLICK_TOLERANCE) return;
    // Not on pointerdown, because the click of a captured pointer would miss the link.
    if (!isDragged) element.setPointerCapture(event.pointerId);
    isDragged = true;
    element.dataset.dragged = '';
    element.style.setProperty('--drag', `${by}px`);
  });
  element.addEventListener('pointerup', (event) => {
    const by = start?.id === event.pointerId ? distance(event) : 0;
    end(event);
    const forward = isRightToLeft() ? by : -by;
    if (forward > SWIPE_THRESHOLD) move(1);
    if (forward < -SWIPE_THRESHOLD) move(-1);
  });
  element.addEventListener('pointercancel', end);
  element.addEventListener(
    'click',
    (event) => {
      if (!isDragged) return;
      isDragged = false;
      event.preventDefault();
      event.stopPropagation();
    },
    { capture: true },
  );
  // Otherwise the browser would drag the link.
  element.addEventListener('dragstart', (event) => event.preventDefault());
}
