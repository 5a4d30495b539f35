import { fill } from '#contract/fill.ts';
import {
  CARDS_PER_COLUMN,
  cardsInView,
  clampIndex,
  indexToShow,
  lastIndex,
} from './slider-positions.ts';

/** Milliseconds without a change of the window's width before it counts. */
const SETTLED = 250;

interface SliderWords {
  /** For example 'From {from} to {to} of {total}'. */
  position: string;
}

/** Moves the packages by columns. The style sheet does it, by `--index` on the section. */
export default function packageSlider(root: HTMLElement, { position }: SliderWords) {
  const section = root.querySelector('section');
  const frame = root.querySelector<HTMLElement>('[data-frame]');
  const [previous, next] = root.querySelectorAll('button');
  if (!section || !frame || !previous || !next) return;
  const cards = [...frame.querySelectorAll('li')];
  const columns = Math.ceil(cards.length / CARDS_PER_COLUMN);
  let index = 0;

  // What the style sheet says of the window's width.
  const measure = () => Number(getComputedStyle(section).getPropertyValue('--visible'));
  let visible = measure();

  function show(asked: number) {
    const last = lastIndex(columns, visible);
    index = clampIndex(asked, last);
    section?.style.setProperty('--index', String(index));
    previous?.toggleAttribute('disabled', index === 0);
    next?.toggleAttribute('disabled', index === last);
    for (const text of root.querySelectorAll<HTMLElement>('[data-visible]')) {
      const inView = cardsInView(index, Number(text.dataset.visible), cards.length);
      text.textContent = fill(position, inView);
    }
  }

  for (const [button, other, by] of [
    [previous, next, -1],
    [next, previous, 1],
  ] as const) {
    button.addEventListener('click', () => {
      show(index + by);
      // A button that goes out would take the focus with it.
      if (button.disabled) other.focus({ preventScroll: true });
    });
  }
  swipes(frame, (by) => show(index + by));
  frame.addEventListener('focusin', ({ target }) => {
    // A click's focus is left alone: the card would move away below the pointer.
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
    }, SETTLED);
  });
  // Until now it was a row that scrolls by itself.
  section.dataset.live = '';
  show(0);
}

/** Pixels that a swipe must pass to count. */
const THRESHOLD = 50;
/** Pixels after which a press is no click any more. */
const CLICK = 5;

/**
 * Swipes by finger, pen or mouse: to the left means next. While it lasts, the element has
 * `--drag`. Scrolling up and down stays the browser's (`touch-action: pan-y`), and the link below
 * the pointer is not followed.
 */
function swipes(element: HTMLElement, move: (by: 1 | -1) => void): void {
  let start: { id: number; x: number } | undefined;
  let isDragged = false;
  const distance = (event: PointerEvent) => event.clientX - (start?.x ?? event.clientX);

  function end({ pointerId }: PointerEvent) {
    if (start && start.id !== pointerId) return;
    start = undefined;
    // A finger's swipe is followed by no click; the next one is meant.
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
    // Let go outside, before the pointer was captured.
    if (event.buttons === 0) return end(event);
    const by = distance(event);
    if (!isDragged && Math.abs(by) <= CLICK) return;
    // Not from the start: a captured pointer's click would miss the link.
    if (!isDragged) element.setPointerCapture(event.pointerId);
    isDragged = true;
    element.dataset.dragged = '';
    element.style.setProperty('--drag', `${by}px`);
  });
  element.addEventListener('pointerup', (event) => {
    const by = start?.id === event.pointerId ? distance(event) : 0;
    end(event);
    if (by < -THRESHOLD) move(1);
    if (by > THRESHOLD) move(-1);
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
  // A link would be dragged out of the page instead.
  element.addEventListener('dragstart', (event) => event.preventDefault());
}
