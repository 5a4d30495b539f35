/** N, the people who were onboarded: whole numbers, both ends included. */
export const PEOPLE = { min: 1, max: 20, usual: 5 } as const;

/** N as it stands in a URL; whatever is no such number counts as the usual one. */
export function peopleFrom(text: string | null): number {
  return PEOPLE_TEXT.test(text ?? '') ? Number(text) : PEOPLE.usual;
}

/** N as it stands in a URL. */
export const PEOPLE_TEXT = /^([1-9]|1\d|20)$/;
