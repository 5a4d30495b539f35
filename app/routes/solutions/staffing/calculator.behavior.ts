import { debounce } from '#app/ui/motion/debounce.ts';
import {
  readStaffingCase,
  type StaffingFigures,
  staffingQuery,
  typicalSalary,
} from '#contract/staffing-costs.ts';
import { type CalculatorLabels, type ResultText, staffingResult } from './result.ts';

/** Milliseconds after the last change of a field. */
const DELAY = 400;

export interface CalculatorProps {
  figures: StaffingFigures;
  labels: CalculatorLabels;
}

/** Updates the result, the page's URL and the link to share when a field changes. */
export default function calculator(root: HTMLElement, { figures, labels }: CalculatorProps) {
  const form = root.querySelector('form');
  const status = root.querySelector('form [role=status]');
  const salary = form?.querySelector<HTMLInputElement>('[name=salary]');
  const typical = form?.querySelector<HTMLInputElement>('[name=typical]');
  if (!form || !salary || !typical) return;

  const readForm = () => {
    const values = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
    return readStaffingCase(new URLSearchParams(values), figures);
  };

  function show() {
    const chosen = readForm();
    const { texts, bars } = staffingResult(chosen, figures, labels);
    for (const element of root.querySelectorAll<HTMLElement>('[data-text]')) {
      element.textContent = texts[element.dataset.text as ResultText];
    }
    for (const name of ['local', 'augmented'] as const) {
      root.querySelector(`[data-bar=${name}]`)?.setAttribute('width', `${bars[name]}%`);
    }
    return { chosen, texts };
  }

  const update = debounce(() => {
    const { chosen, texts } = show();
    const query = staffingQuery(chosen, figures);
    const copyButton = root.querySelector<HTMLButtonElement>('[data-share] button');
    if (copyButton) copyButton.value = withQuery(copyButton.value, query);
    history.replaceState(history.state, '', withQuery(location.href, query));
    if (status) status.textContent = `${texts.title}. ${texts.text}`;
  }, DELAY);

  /** Writes the salary that the result is for: the typical one, or the typed one in its range. */
  function completeSalary() {
    const { role, level, salary: amount } = readForm();
    if (!salary || !typical) return;
    salary.value = amount.toLocaleString('en-US');
    typical.value = String(typicalSalary(figures, role, level));
  }

  /** The first digits of a salary are not a salary, so the result waits for the others. */
  const isBeingTyped = (field: EventTarget | null) =>
    field === salary && salary.value.replace(/\D/g, '') !== String(readForm().salary);

  function complete() {
    completeSalary();
    update.schedule(undefined);
  }

  form.addEventListener('input', ({ target }) => {
    if (!isBeingTyped(target)) update.schedule(undefined);
  });
  form.addEventListener('change', complete);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    complete();
  });
  // A field may have been changed before the script started.
  completeSalary();
  show();
}

function withQuery(href: string, query: string): string {
  const url = new URL(href);
  url.search = query;
  return url.href;
}
