/** A submission of any kind as one row of CSV. */
import type { Submission } from '#domain/inbox/stored-submissions/index.ts';
import type { Cell, Kinds } from '#domain/inbox/submissions/index.ts';

const COLUMNS: readonly string[] = [
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

/** The columns of all kinds, those that only newer kinds have at the end. */
export function recordColumns({ submissions }: Kinds): string[] {
  const own = submissions.flatMap(({ fields }) => fields.flatMap(({ column }) => column ?? []));
  return [...new Set([...COLUMNS, ...own])];
}

export function recordRow(submission: Submission, kinds: Kinds): Cell[] {
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
    ...ownCells(submission, kinds),
  };
  return recordColumns(kinds).map((column) => cells[column] ?? '');
}

function ownCells(submission: Submission, { submissions }: Kinds): Record<string, Cell> {
  const fields = submissions.find(({ name }) => name === submission.kind)?.fields ?? [];
  return Object.fromEntries(
    fields.flatMap(({ column, value }) => (column ? [[column, value(submission)]] : [])),
  );
}
