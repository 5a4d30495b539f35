/** Pixels that a swipe must pass to count. */
const THRESHOLD = 50;
/** Pixels after which a press is no click any more. */
const CLICK = 5;

/**
 * Swipes by finger, pen or mouse: to the left means next. While it lasts, the element has
 * `--drag`. Scrolling up and down stays the browser's (`touch-action: pan-y`), and the link below
 * the pointer is not followed.
 */
export function swipes(element: HTMLElement, move: (by: 1 | -1) => void): void {
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
