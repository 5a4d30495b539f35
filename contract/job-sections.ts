/** The texts of an opening, in the order in which they are read; one may be blank. */
export const JOB_SECTIONS = [
  'roleSummary',
  'minimumQualifications',
  'preferredQualifications',
  'responsibilities',
  'benefits',
] as const;
