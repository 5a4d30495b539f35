import { type ApplicantDetail, mapDetails } from '#contract/applications.ts';
import type { StoredAnswer } from '#contract/job-questions.ts';
import { SKILL_LISTS, type SkillList } from '#contract/skill-lists.ts';
import type { Db } from '#db/schema.ts';
import { commonOf, type SubmissionRow } from './submission-row.ts';

export interface ApplicationRow extends SubmissionRow, Record<ApplicantDetail, string> {
  kind: 'application';
  phone: string;
  /** The job; null for an application to the talent pool. */
  job: { slug: string; name: string } | null;
  role: string;
  languages: string[];
  frameworks: string[];
  softwares: string[];
  certifications: string[];
  message: string;
  /** Answers to the job's own questions, with the questions as they were asked. */
  answers: StoredAnswer[];
  /** `size` in bytes, `sha256` in hex. */
  resume: { fileName: string; size: number; sha256: string } | null;
}

export async function readApplications(db: Db, ids: readonly string[]): Promise<ApplicationRow[]> {
  const rows = await db
    .selectFrom('applications')
    .leftJoin('resumes', 'resumes.application_id', 'applications.id')
    .selectAll('applications')
    // Without the bytes, which are megabytes each.
    .select(['resumes.file_name', 'resumes.size', 'resumes.sha256'])
    .where('id', 'in', [...ids])
    .execute();
  return rows.map((row) => ({
    ...commonOf({ ...row, created_at: row.submitted_at }),
    kind: 'application' as const,
    name: row.name,
    page: { route: row.consent_page, title: '' },
    phone: row.phone,
    job: row.job_slug === null ? null : { slug: row.job_slug, name: row.job_name ?? '' },
    role: row.role,
    ...mapDetails((name) => row[name]),
    ...skillsOf(row),
    message: row.message,
    answers: JSON.parse(row.answers) as StoredAnswer[],
    resume:
      row.sha256 === null
        ? null
        : { fileName: row.file_name ?? '', size: row.size ?? 0, sha256: row.sha256 },
  }));
}

function skillsOf(row: Record<SkillList, string>): Record<SkillList, string[]> {
  return Object.fromEntries(
    SKILL_LISTS.map((list) => [list, JSON.parse(row[list]) as string[]]),
  ) as Record<SkillList, string[]>;
}
