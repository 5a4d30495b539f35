import type { Person } from '#artwork/person.ts';

/** People walking at night. The picture chooses their poses. */
export const nightWalkers = {
  cream: { hair: 'long', coat: '#FFF3E2', skin: '#B9764A', load: 'satchel' },
  blue: { hair: 'short', coat: '#5FA8E6', skin: '#8A4B2A', load: 'backpack' },
  ember: { hair: 'short', coat: '#E54100', skin: '#8A4B2A' },
  rose: { hair: 'long', coat: '#C4708A', skin: '#A8683F' },
  cap: { hair: 'cap', coat: '#7FB3DD', skin: '#8A4B2A' },
} as const satisfies Record<string, Omit<Person, 'pose'>>;
