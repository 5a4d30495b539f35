/** Staff augmentation in figures: the price of a person, compared with a local hire. */

/** The four kinds of role; also values of the calculator's URL. */
export const STAFF_ROLES = ['developer', 'tester', 'manager', 'designer'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

export const STAFF_LEVELS = ['mid', 'senior', 'lead'] as const;
export type StaffLevel = (typeof STAFF_LEVELS)[number];
