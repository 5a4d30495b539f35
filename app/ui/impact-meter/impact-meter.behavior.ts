import { pageDigits } from '#app/language/page-digits.ts';
import { fillingCircle } from '#app/ui/counters/circle.ts';
import { debounce } from '#app/ui/motion/debounce.ts';
import { barPercent, METRIC_NAMES, METRICS, SUM_NAMES, SUMS } from '#contract/impact.ts';
import { type MeterWords, resultOf, withPeople } from './people.ts';

/** Milliseconds after which the slider counts as at rest. */
const REST = 500;

/** Circles, figures, bars and links to the same result follow the slider. */
export default function impactMeter(root: HTMLElement, words: MeterWords) {
  const slider = root.querySelector<HTMLInputElement>('input[type=range]');
  const status = root.querySelector('form [role=status]');
  if (!slider) return;
  const part = (name: string) => root.querySelector(name);
  const sums = SUM_NAMES.flatMap((name) => {
    const circle = part(`[data-circle=${name}]`);
    return circle ? [{ of: SUMS[name].of, move: fillingCircle(circle) }] : [];
  });

  const rest = debounce((n: number) => {
    if (status) status.textContent = resultOf(n, words);
    history.replaceState(history.state, '', withPeople(location.href, n));
  }, REST);

  function show(n: number) {
    for (const { of, move } of sums) move(of(n));
    for (const name of METRIC_NAMES) {
      const value = METRICS[name](n);
      const metric = part(`[data-metric=${name}]`);
      const figure = metric?.querySelector('[data-figure]');
      if (figure) figure.textContent = pageDigits(value);
      metric?.querySelector('[data-bar]')?.setAttribute('width', `${barPercent(value)}%`);
    }
    for (const link of root.querySelectorAll<HTMLAnchorElement>('a[data-people]')) {
      link.href = withPeople(link.href, n);
    }
    const copied = root.querySelector<HTMLButtonElement>('[data-people] button');
    if (copied) copied.value = withPeople(copied.value, n);
    rest.later(n);
  }

  const follow = () => show(slider.valueAsNumber);
  slider.addEventListener('input', follow);
  root.querySelector('form')?.addEventListener('submit', (event) => event.preventDefault());
  // It may have been moved before there was anybody to follow it.
  if (slider.value !== slider.defaultValue) follow();
}
