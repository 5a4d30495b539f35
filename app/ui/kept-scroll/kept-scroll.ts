/** How far a list was scrolled, in pixels, kept in the tab's session storage. */

interface Place {
  left: number;
  top: number;
}

const keyOf = (name: string) => `scroll of ${name}`;

/** Nothing where nothing was kept, or nothing may be. */
export function keptScroll(name: string): Place | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(name)) ?? 'null');
    return isPlace(kept) ? kept : null;
  } catch {
    return null;
  }
}

export function keepScroll(name: string, place: Place): void {
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
