import { eased } from '#app/ui/motion/eased.ts';
import { formatCount } from './format-count.ts';

/** Counts figures up once, each when it comes into view. The final one keeps the room. */
export default function countUp(root: HTMLElement) {
  for (const place of root.querySelectorAll<HTMLElement>('[data-count]')) {
    const { count, before = '', after = '' } = place.dataset;
    const final = place.firstElementChild;
    const running = document.createElement('span');
    running.ariaHidden = 'true';
    running.className = 'absolute inset-0';
    const value = Number(count);
    eased(place, value, (now) => {
      const isUnderWay = now !== value;
      final?.classList.toggle('opacity-0', isUnderWay);
      running.textContent = `${before}${formatCount(now)}${after}`;
      if (!isUnderWay) running.remove();
      else if (!running.isConnected) place.append(running);
    });
  }
}
