/** What the device remembers of registrations; private windows may refuse, and remember nothing. */

/** Milliseconds from a click on the button until the page says so. */
export const REGISTERED_AFTER = 1000;

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
