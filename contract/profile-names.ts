/** Profile links with a field of their own in the API and a column of their own in the database. */
export const PROFILE_NAMES = ['linkedin', 'github', 'portfolio'] as const;
export type ProfileName = (typeof PROFILE_NAMES)[number];

export const isProfileName = (id: string): id is ProfileName =>
  (PROFILE_NAMES as readonly string[]).includes(id);
