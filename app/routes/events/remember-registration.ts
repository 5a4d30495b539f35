export interface RegistrationFacts {
  /** Path of the event's page. */
  page: string;
  /** The form returned to this page. */
  hasReturned: boolean;
  /** The heading before and after the registration. */
  titles: { unregistered: string; registered: string };
}

/** Shows whether the visitor has registered, as far as the device knows. */
export function rememberRegistration(root: HTMLElement, facts: RegistrationFacts): void {
  const { page, hasReturned, titles } = facts;
  const heading = root.querySelector<HTMLElement>('[data-registration]');
  const [mark, title] = heading?.children ?? [];
  const all = (selector: string) => root.querySelectorAll<HTMLElement>(selector);
  let timer: ReturnType<typeof setTimeout>;

  function show(hasRegistered: boolean): void {
    mark?.toggleAttribute('hidden', !hasRegistered);
    if (title) title.textContent = hasRegistered ? titles.registered : titles.unregistered;
    for (const part of all('[data-registered]')) part.hidden = !hasRegistered;
    for (const part of all('[data-unregistered]')) part.hidden = hasRegistered;
  }

  function change(hasRegistered: boolean): void {
    show(hasRegistered);
    // The element that had the focus is hidden now.
    heading?.focus({ preventScroll: true });
  }

  if (hasReturned) saveRegistration(page);
  show(hasReturned || hasRegistration(page));
  root.querySelector('[data-register]')?.addEventListener('click', () => {
    saveRegistration(page);
    clearTimeout(timer);
    timer = setTimeout(change, CONFIRMATION_DELAY, true);
  });
  root.querySelector('[data-undo]')?.addEventListener('click', () => {
    clearTimeout(timer);
    removeRegistration(page);
    change(false);
    if (hasReturned) history.replaceState(history.state, '', page);
  });
}

/** Milliseconds from the click on the link until the page shows the registration. */
const CONFIRMATION_DELAY = 1000;

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** @param page path of the event's page, because an event and a training may share a slug */
const keyOf = (page: string) => `registered ${page}`;

/** Even reading `localStorage` throws where it is forbidden, as in some private windows. */
function tryStore<Result>(use: (store: Store) => Result, store?: Store): Result | undefined {
  try {
    return use(store ?? localStorage);
  } catch {
    return undefined;
  }
}

export function hasRegistration(page: string, store?: Store): boolean {
  return tryStore((storage) => storage.getItem(keyOf(page)) !== null, store) ?? false;
}

export function saveRegistration(page: string, store?: Store): void {
  tryStore((storage) => storage.setItem(keyOf(page), new Date().toISOString()), store);
}

export function removeRegistration(page: string, store?: Store): void {
  tryStore((storage) => storage.removeItem(keyOf(page)), store);
}
