/** Runs once, when any part of the element first comes into view. */
export function onFirstView(element: Element, run: () => void): void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    run();
  });
  observer.observe(element);
}

/** @param onChange called each time when the element enters or leaves the viewport entirely */
export function onViewChange(element: Element, onChange: (isInView: boolean) => void): void {
  new IntersectionObserver((entries) => {
    const last = entries.at(-1);
    if (last) onChange(last.isIntersecting);
  }).observe(element);
}
