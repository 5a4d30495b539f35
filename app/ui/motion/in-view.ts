/** Runs once, when any part of the element first comes into view. */
export function whenSeen(element: Element, run: () => void): void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    run();
  });
  observer.observe(element);
}

/** Told at each change whether any part of the element is in view. */
export function watchView(element: Element, tell: (isInView: boolean) => void): void {
  new IntersectionObserver((entries) => {
    const last = entries.at(-1);
    if (last) tell(last.isIntersecting);
  }).observe(element);
}
