/** `2026-11-28T09:00`, by the clock of this device, as fields of a day and an hour have it. */
export function localMinute(time: number): string {
  const minutes = new Date(time).getTimezoneOffset();
  return new Date(time - minutes * 60_000).toISOString().slice(0, 16);
}

/** Epoch milliseconds of what such a field says; null where it says nothing yet. */
export function timeOf(local: string): number | null {
  const time = new Date(local).getTime();
  return local === '' || Number.isNaN(time) ? null : time;
}

/** The next morning at nine, by the clock of this device. */
export function nextMorning(now: number): number {
  const morning = new Date(now);
  morning.setDate(morning.getDate() + 1);
  return morning.setHours(9, 0, 0, 0);
}
