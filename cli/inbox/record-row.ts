/** A submission of any kind as one row of CSV. */
import type { Submission } from '#domain/inbox/index.ts';

export const RECORD_COLUMNS = [
  ...[
    'id',
    'kind',
    'receivedAt',
    'verified',
    'name',
    'email',
    'phone',
    'company',
    'source',
    'topic',
  ],
  ...['jobSlug', 'jobName', 'role', 'location', 'linkedin', 'github', 'portfolio'],
  ...['languages', 'frameworks', 'softwares', 'certifications', 'message'],
  ...['pageRoute', 'pageTitle', 'consent', 'addressHash'],
  ...['resumeFileName', 'resumeSize', 'resumeSha256'],
  ...['delivery', 'delivered', 'waiting', 'failed', 'lastError'],
  // Behind the others: whoever reads a column by its number still finds it.
  ...['reference', 'answers'],
];

type Cell = string | number | boolean | null;

export function recordRow(submission: Submission): Cell[] {
  const { page, delivery } = submission;
  const cells: Record<string, Cell> = {
    id: submission.id,
    reference: submission.reference,
    kind: submission.kind,
    receivedAt: new Date(submission.receivedAt).toISOString(),
    verified: submission.verified,
    name: submission.name,
    email: submission.email,
    pageRoute: page.route,
    pageTitle: page.title,
    consent: submission.consent,
    addressHash: submission.addressHash,
    delivery: delivery.state,
    delivered: delivery.delivered,
    waiting: delivery.waiting,
    failed: delivery.failed,
    lastError: delivery.lastError,
    ...ownCells(submission),
  };
  return RECORD_COLUMNS.map((column) => cells[column] ?? '');
}

function ownCells(submission: Submission): Record<string, Cell> {
  if (submission.kind === 'lead') return { source: submission.source };
  if (submission.kind === 'message') {
    const { topic, company, phone, message } = submission;
    return { topic, company, phone, message };
  }
  const { phone, role, location, linkedin, github, portfolio, message, job, resume } = submission;
  return {
    ...{ phone, role, location, linkedin, github, portfolio, message },
    jobSlug: job?.slug ?? '',
    jobName: job?.name ?? '',
    languages: submission.languages.join(', '),
    frameworks: submission.frameworks.join(', '),
    softwares: submission.softwares.join(', '),
    certifications: submission.certifications.join(', '),
    resumeFileName: resume?.fileName ?? '',
    resumeSize: resume?.size ?? '',
    resumeSha256: resume?.sha256 ?? '',
    answers: submission.answers
      .map(({ question, answer }) => `${question}\n${answer}`)
      .join('\n\n'),
  };
}
