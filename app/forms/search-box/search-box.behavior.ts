import { debounce } from '#app/ui/motion/debounce.ts';

/** Milliseconds without a key after which a search begins by itself. */
const PAUSE = 500;

/** Sends the form once nobody has typed for a while, and at once when it is cleared. */
export default function searchBox(root: HTMLElement): void {
  const form = root.querySelector('form');
  const box = form?.querySelector<HTMLInputElement>('[type=search]');
  const clear = form?.querySelector('[type=button]');
  if (!form || !box) return;
  const search = debounce(() => form.requestSubmit(), PAUSE);

  function empty(): void {
    if (!form || !box) return;
    box.value = '';
    box.focus();
    form.requestSubmit();
  }

  box.addEventListener('input', search.later);
  form.addEventListener('submit', search.cancel);
  clear?.addEventListener('click', empty);
  box.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || box.value === '') return;
    event.preventDefault();
    empty();
  });
}
