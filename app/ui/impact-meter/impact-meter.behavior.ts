import { pageDigits } from '#app/language/page-digits.ts';
import { animateCircle } from '#app/ui/counters/circle.ts';
import { debounce } from '#app/ui/motion/debounce.ts';
import { barPercent, METRIC_NAMES, METRICS, SUM_NAMES, SUMS } from '#contract/impact.ts';
import { type ResultCopy, resultText, withPeople } from './people.ts';

/** Milliseconds after the last change of the slider. */
const DELAY = 500;

/** Updates the sentence, circles, figures, bars and links when the slider changes. */
export default function impactMeter(root: HTMLElement, copy: ResultCopy) {
  const slider = root.querySelector<HTMLInputElement>('input[type=range]');
  const status = root.querySelector('form [role=status]');
  if (!slider) return;
  const part = (name: string) => root.querySelector(name);
  const sums = SUM_NAMES.flatMap((name) => {
    const circle = part(`[data-circle=${name}]`);
    return circle ? [{ of: SUMS[name].of, move: animateCircle(circle) }] : [];
  });

  const announce = debounce((n: number) => {
    if (status) status.textContent = resultText(n, copy);
    history.replaceState(history.state, '', withPeople(location.href, n));
  }, DELAY);

  function show(n: number) {
    const sentence = part('[data-result]');
    if (sentence) sentence.textContent = resultText(n, copy);
    for (const { of, move } of sums) move(of(n));
    for (const name of METRIC_NAMES) {
      const value = METRICS[name](n);
      const metric = part(`[data-metric=${name}]`);
      metric?.toggleAttribute('data-zero', value === 0);
      const figure = metric?.querySelector('[data-figure]');
      if (figure) figure.textContent = pageDigits(value);
      metric?.querySelector('[data-bar]')?.setAttribute('width', `${barPercent(value)}%`);
    }
    for (const link of root.querySelectorAll<HTMLAnchorElement>('a[data-people]')) {
      link.href = withPeople(link.href, n);
    }
    const copyButton = root.querySelector<HTMLButtonElement>('[data-people] button');
    if (copyButton) copyButton.value = withPeople(copyButton.value, n);
    announce.schedule(n);
  }

  const follow = () => show(slider.valueAsNumber);
  slider.addEventListener('input', follow);
  root.querySelector('form')?.addEventListener('submit', (event) => event.preventDefault());
  // The slider may have been moved before the script started.
  if (slider.value !== slider.defaultValue) follow();
}
