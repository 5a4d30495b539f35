/** The line has reached what stands this far down the viewport. */
const PEN = 0.6;

/** How much of the line is filled, from 0 to 1, for a line that begins at `top` of the viewport. */
export function lineProgress(top: number, height: number, viewport: number): number {
  if (height <= 0) return 1;
  return Math.min(1, Math.max(0, (viewport * PEN - top) / height));
}
/** The part of a step that must be in view before it lights up. */
const THRESHOLD = 0.3;

/** The line fills as one reads on, and steps light up for good once they are reached. */
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

/** The size of the rail never changes with what is filled of it. */
function fillAlong(rail: HTMLElement) {
  let isAsked = false;
  const draw = () => {
    isAsked = false;
    const { top, height } = rail.getBoundingClientRect();
    rail.style.setProperty('--filled', String(lineProgress(top, height, innerHeight)));
  };
  const ask = () => {
    if (!isAsked) requestAnimationFrame(draw);
    isAsked = true;
  };
  draw();
  addEventListener('scroll', ask, { passive: true });
  addEventListener('resize', ask);
}
