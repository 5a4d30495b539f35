/** The multi-selects of the application form; options come from `GET /job-application/options`. */
export const SKILL_LISTS = ['languages', 'frameworks', 'softwares', 'certifications'] as const;
export type SkillList = (typeof SKILL_LISTS)[number];
