/** The line is filled down to this part of the viewport's height. */
const FILL_EDGE = 0.6;

/**
 * The filled part of the line, from 0 to 1. All parameters are in pixels.
 * @param top of the line, from the top of the viewport
 */
export function lineProgress(top: number, height: number, viewport: number): number {
  if (height <= 0) return 1;
  return Math.min(1, Math.max(0, (viewport * FILL_EDGE - top) / height));
}
/** A step becomes active when this part of it is in view. */
const THRESHOLD = 0.3;

/** Fills the line while the page is scrolled; steps that were reached stay active. */
export default function timeline(root: HTMLElement) {
  const rail = root.querySelector<HTMLElement>('[data-rail]');
  if (rail) fillAlong(rail);
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { intersectionRatio, target } of entries) {
        if (intersectionRatio < THRESHOLD) continue;
        target.setAttribute('data-active', 'true');
        observer.unobserve(target);
      }
    },
    { threshold: THRESHOLD },
  );
  for (const step of root.querySelectorAll('[data-active]')) observer.observe(step);
}

/** Filling the rail must not change its size, which is measured for it. */
function fillAlong(rail: HTMLElement) {
  let isScheduled = false;
  const draw = () => {
    isScheduled = false;
    const { top, height } = rail.getBoundingClientRect();
    rail.style.setProperty('--filled', String(lineProgress(top, height, innerHeight)));
  };
  const schedule = () => {
    if (!isScheduled) requestAnimationFrame(draw);
    isScheduled = true;
  };
  draw();
  addEventListener('scroll', schedule, { passive: true });
  addEventListener('resize', schedule);
}
