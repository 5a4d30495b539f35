import { debounce } from '#app/ui/motion/debounce.ts';

/** Milliseconds after the last key. */
const DELAY = 500;

/** Submits the form `DELAY` after the last key, or immediately when it is cleared. */
export default function searchBox(root: HTMLElement): void {
  const form = root.querySelector('form');
  const box = form?.querySelector<HTMLInputElement>('[type=search]');
  const clear = form?.querySelector('[type=button]');
  if (!form || !box) return;
  const search = debounce(() => form.requestSubmit(), DELAY);

  function reset(): void {
    if (!form || !box) return;
    box.value = '';
    box.focus();
    form.requestSubmit();
  }

  box.addEventListener('input', search.schedule);
  form.addEventListener('submit', search.cancel);
  clear?.addEventListener('click', reset);
  box.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || box.value === '') return;
    event.preventDefault();
    reset();
  });
}
