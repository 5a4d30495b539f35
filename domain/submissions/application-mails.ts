import { SKILL_LISTS } from '#contract/skill-lists.ts';
import type { Db } from '#db/schema.ts';
import {
  customerEmail,
  type Mail,
  type MailContext,
  resumeName,
  teamEmail,
} from '#domain/mails/index.ts';

function applicationOf(db: Db, id: string) {
  return db.selectFrom('applications').selectAll().where('id', '=', id).executeTakeFirst();
}

/** To the team, with the resume. */
export async function applicationTeamEmail(
  db: Db,
  id: string,
  context: MailContext,
): Promise<Mail | null> {
  const application = await applicationOf(db, id);
  const resume = await db
    .selectFrom('resumes')
    .selectAll()
    .where('application_id', '=', id)
    .executeTakeFirst();
  if (!application || !resume) return null;
  const { job_name, role, location, linkedin, github, portfolio, phone } = application;
  const { notices } = context.copy;
  const skills = SKILL_LISTS.map((list) => [list, listed(application[list])]);
  return teamEmail(context, {
    copy: notices.application,
    name: application.name,
    email: application.email,
    about: (job_name ?? role) || notices.talentPool,
    fields: {
      opening: job_name ?? notices.talentPool,
      ...{ phone, role, location, linkedin, github, portfolio },
      ...Object.fromEntries(skills),
      resume: `${resume.file_name}, ${Math.ceil(resume.size / 1024).toLocaleString('en')} KB`,
    },
    answers: JSON.parse(application.answers),
    message: application.message,
    page: application.consent_page,
    receivedAt: application.submitted_at,
    id,
    isVerified: application.verified === 1,
    attachments: [
      { fileName: resumeName(application.name), type: 'application/pdf', bytes: resume.bytes },
    ],
  });
}

/** To the applicant. */
export async function applicationCustomerEmail(
  db: Db,
  id: string,
  context: MailContext,
): Promise<Mail | null> {
  const application = await applicationOf(db, id);
  if (!application) return null;
  const own = context.forPage(application.consent_page);
  const { copy } = own;
  return customerEmail(own, {
    to: application.email,
    name: application.name,
    id,
    ...copy.letters.application,
    // The opening's name is ours; what they called the role themselves is not carried on.
    values: { about: application.job_name ?? copy.notices.talentPool },
  });
}

/** The labels of a list of skills, which is stored as JSON. */
function listed(json: string): string {
  return (JSON.parse(json) as string[]).join(', ');
}
