/**
 * Keeps the page behind from scrolling, and its text where it was where a scrollbar goes away.
 * @returns what ends it
 */
export function lockPage(): () => void {
  const { documentElement: page, body } = document;
  body.style.paddingRight = `${innerWidth - page.clientWidth}px`;
  page.style.overflow = 'hidden';
  return () => {
    page.style.overflow = '';
    body.style.paddingRight = '';
  };
}
