import { useState } from 'react';
import { call } from '#console/api/call.ts';
import { CallProblem } from '#console/api/call-problem.ts';
import { mutate } from '#console/api/mutate.ts';
import { invalidate, setCached } from '#console/api/queries.ts';
import { StageBadge } from '#console/ui/stage-badge.tsx';
import { Tag } from '#console/ui/tag.tsx';
import { showToast } from '#console/ui/toast-store.ts';
import { useStageAppearance } from '#console/views/applicants/data/console-facts.ts';
import type { Applicant, ApplicantSummary } from '#contract/console/applicants.ts';
import type { MailDraft } from '#contract/console/mails.ts';
import type { StaffName } from '#contract/console/parts.ts';
import { applicantEdits } from './applicant-edits.ts';
import { emailNote, undoChange } from './change-many.ts';
import { ConflictDialog } from './conflict-dialog.tsx';

/** Only one of them at a time. */
interface ChangeRequest {
  stage?: string;
  reason?: string | undefined;
  assignee?: StaffName | null;
  tags?: readonly string[];
  mail?: MailDraft | undefined;
  /** Shows the stage to the applicant too. */
  isShown?: boolean | undefined;
  /** The stage does not change; it is only shown. */
  onlyShows?: boolean | undefined;
  keepScheduledEmails?: boolean | undefined;
  done: string;
  /** Called for problems that are not conflicts. @returns true if it has shown the problem */
  onProblem?: ((problem: unknown) => boolean) | undefined;
}

type Now = Pick<ApplicantSummary, 'version' | 'stage' | 'assignee' | 'tags'>;

interface Conflict {
  request: ChangeRequest;
  now: Now;
  /** Resolves the promise that waits for the user's choice. */
  resolve: (answer: Promise<Applicant | undefined> | undefined) => void;
}

/**
 * Changes one applicant. If someone else has changed the same thing, asks which version to keep;
 * the caller renders `conflict` for that.
 */
export function useApplicantChange(applicant: Applicant) {
  const { id } = applicant;
  const [conflict, setConflict] = useState<Conflict | null>(null);

  /** @returns the applicant after a conflict is resolved; undefined if nothing was changed */
  async function change(
    request: ChangeRequest,
    version = applicant.version,
  ): Promise<Applicant | undefined> {
    const { done: _, assignee, onProblem, onlyShows, stage, ...parts } = request;
    let now: Now | undefined;
    const answer = await mutate({
      edits: applicantEdits([id], () => editOf(request)),
      send: async () => {
        const body = {
          version,
          ...parts,
          ...(stage !== undefined && !onlyShows && { stage }),
          ...(assignee !== undefined && { assigneeId: assignee?.id ?? null }),
        };
        const answer = await call('changeApplicant', { params: { id }, body: body as never });
        setCached(`application:${id}`, answer);
        offerUndo(request, applicant, answer);
        return answer;
      },
      invalidates: ['applications'],
      onProblem: (problem) => {
        if (!(problem instanceof CallProblem) || !problem.is('stale')) {
          return onProblem?.(problem) ?? false;
        }
        invalidate([`application:${id}`]);
        const current = problem.current as Now;
        // The other person made the same change. An email that was not sent must still be reported.
        if (isSame(current, request) && !request.isShown)
          return request.mail ? (onProblem?.(problem) ?? false) : true;
        now = current;
        return true;
      },
    });
    const current = now;
    if (!current) return answer;
    return new Promise((resolve) => setConflict({ request, now: current, resolve }));
  }

  const resolveConflict = (request?: ChangeRequest) => {
    conflict?.resolve(request && change(request, conflict.now.version));
    setConflict(null);
  };
  return {
    change,
    conflict: conflict && <ConflictPrompt conflict={conflict} onResolve={resolveConflict} />,
  };
}

interface ConflictPromptProps {
  conflict: Conflict;
  /** Without a change the other person's version is kept. */
  onResolve: (request?: ChangeRequest) => void;
}

function ConflictPrompt({ conflict, onResolve }: ConflictPromptProps) {
  const { request, now } = conflict;
  const kind = kindOf(request);
  return (
    <ConflictDialog
      title={TITLES[kind]}
      mine={<Side part={editOf(request)} />}
      theirs={<Side part={{ [kind]: now[kind] }} />}
      onMine={() => onResolve(request)}
      onTheirs={() => onResolve()}
      both={
        request.tags && {
          label: 'Keep all tags',
          run: () => onResolve({ ...request, tags: mergedTags(conflict) }),
        }
      }
      onClose={() => onResolve()}
    />
  );
}

function Side({ part }: { part: Partial<Now> }) {
  const appearanceOf = useStageAppearance();
  if (part.stage !== undefined) return <StageBadge {...appearanceOf(part.stage)} />;
  if (part.assignee !== undefined) return part.assignee?.name ?? 'Unassigned';
  const { tags = [] } = part;
  if (tags.length === 0) return 'No tags';
  return (
    <span className="flex flex-wrap gap-1">
      {tags.map((name) => (
        <Tag key={name} name={name} />
      ))}
    </span>
  );
}

export type ChangeOne = ReturnType<typeof useApplicantChange>['change'];

const TITLES = {
  stage: 'The stage has changed',
  assignee: 'The assignee has changed',
  tags: 'The tags have changed',
} as const;

/** Kinds of the events in the history. */
const EVENTS = { stage: 'stage', assignee: 'assigned', tags: 'tags' } as const;

/** Shows the toast, with undo if the change can be undone. */
function offerUndo(request: ChangeRequest, before: Applicant, after: Applicant): void {
  const event = request.onlyShows ? 'shown' : EVENTS[kindOf(request)];
  const changeId = after.history.find(({ kind, canUndo }) => canUndo && kind === event)?.changeId;
  showToast({
    text: request.done + canceledNote(before, after),
    action: changeId
      ? { label: 'Undo', run: () => void undoChange(changeId, [after.id]) }
      : undefined,
  });
}

/** Appended to the toast: scheduled emails that the change canceled. */
function canceledNote(before: Applicant, after: Applicant): string {
  const scheduled = ({ state }: Applicant['mails'][number]) => state === 'scheduled';
  const were = new Set(before.mails.filter(scheduled).map(({ id }) => id));
  return emailNote(
    0,
    after.mails.filter(({ id, state }) => were.has(id) && state === 'canceled').length,
  );
}

const kindOf = ({ stage, assignee }: ChangeRequest) =>
  stage !== undefined ? 'stage' : assignee !== undefined ? 'assignee' : 'tags';

function editOf({ stage, assignee, tags }: ChangeRequest): Partial<ApplicantSummary> {
  if (stage !== undefined) return { stage };
  return assignee !== undefined ? { assignee } : { tags: [...(tags ?? [])] };
}

/** Whether the other person made the same change. */
function isSame(now: Now, { stage, assignee, tags }: ChangeRequest): boolean {
  if (stage !== undefined) return now.stage === stage;
  if (assignee !== undefined) return now.assignee?.id === assignee?.id;
  return [...now.tags].sort().join() === [...(tags ?? [])].sort().join();
}

const mergedTags = ({ request, now }: Conflict) => [
  ...new Set([...now.tags, ...(request.tags ?? [])]),
];
