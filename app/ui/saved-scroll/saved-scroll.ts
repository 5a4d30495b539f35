/** The scroll position of a list, in pixels, saved in the tab's session storage. */

interface Place {
  left: number;
  top: number;
}

const keyOf = (name: string) => `scroll of ${name}`;

/** Null where nothing was saved, or nothing may be. */
export function savedScroll(name: string): Place | null {
  try {
    const saved: unknown = JSON.parse(sessionStorage.getItem(keyOf(name)) ?? 'null');
    return isPlace(saved) ? saved : null;
  } catch {
    return null;
  }
}

export function saveScroll(name: string, place: Place): void {
  try {
    sessionStorage.setItem(keyOf(name), JSON.stringify(place));
  } catch {
    // Storage is full or closed: the list begins at its start again.
  }
}

function isPlace(value: unknown): value is Place {
  const { left, top } = (value ?? {}) as Partial<Place>;
  return Number.isFinite(left) && Number.isFinite(top);
}
