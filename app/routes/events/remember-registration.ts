export interface RegisteredFacts {
  /** Path of the event's page. */
  page: string;
  /** Whether the form led back here. */
  hasReturned: boolean;
  /** The heading, before and after. */
  titles: { before: string; after: string };
}

/** Says whether the visitor has registered, as far as the page can know. */
export function rememberRegistration(root: HTMLElement, facts: RegisteredFacts): void {
  const { page, hasReturned, titles } = facts;
  const heading = root.querySelector<HTMLElement>('[data-registration]');
  const [mark, title] = heading?.children ?? [];
  const all = (selector: string) => root.querySelectorAll<HTMLElement>(selector);
  let timer: ReturnType<typeof setTimeout>;

  function show(registered: boolean): void {
    mark?.toggleAttribute('hidden', !registered);
    if (title) title.textContent = registered ? titles.after : titles.before;
    for (const part of all('[data-registered]')) part.hidden = !registered;
    for (const part of all('[data-unregistered]')) part.hidden = registered;
  }

  function change(to: boolean): void {
    show(to);
    // What had the focus is gone.
    heading?.focus({ preventScroll: true });
  }

  if (hasReturned) saveRegistered(page);
  show(hasReturned || isRegistered(page));
  root.querySelector('[data-register]')?.addEventListener('click', () => {
    saveRegistered(page);
    clearTimeout(timer);
    timer = setTimeout(change, REGISTERED_AFTER, true);
  });
  root.querySelector('[data-undo]')?.addEventListener('click', () => {
    clearTimeout(timer);
    forgetRegistered(page);
    change(false);
    if (hasReturned) history.replaceState(history.state, '', page);
  });
}

/** What the device remembers of registrations; private windows may refuse, and remember nothing. */

/** Milliseconds from a click on the button until the page says so. */
const REGISTERED_AFTER = 1000;

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** @param page path of the event's page: an event and a training may have one name */
const keyOf = (page: string) => `registered ${page}`;

/** Even asking for the storage throws where it is forbidden. */
function tryStore<Result>(use: (store: Store) => Result, store?: Store): Result | undefined {
  try {
    return use(store ?? localStorage);
  } catch {
    return undefined;
  }
}

export function isRegistered(page: string, store?: Store): boolean {
  return tryStore((found) => found.getItem(keyOf(page)) !== null, store) ?? false;
}

export function saveRegistered(page: string, store?: Store): void {
  tryStore((found) => found.setItem(keyOf(page), new Date().toISOString()), store);
}

export function forgetRegistered(page: string, store?: Store): void {
  tryStore((found) => found.removeItem(keyOf(page)), store);
}
