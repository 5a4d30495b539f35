import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { call } from '#console/api/call.ts';
import { mutate } from '#console/api/mutate.ts';
import { useMarkReadOnOpen } from '#console/ui/detail-page.tsx';
import type {
  ActionKind,
  PendingAction,
} from '#console/views/applicants/changes/action-dialogs.tsx';
import { applicantEdits, changedKeys } from '#console/views/applicants/changes/applicant-edits.ts';
import { useActionShortcuts } from '#console/views/applicants/changes/use-action-shortcuts.ts';
import type { Applicant } from '#contract/console/applicants.ts';

interface ApplicantKeys {
  applicant: Applicant;
  act: (act: PendingAction) => void;
  goTo: (part: string) => void;
  readState: { toggle: () => unknown };
  mayWork: boolean;
}

export function useApplicantKeys(keys: ApplicantKeys): void {
  const { applicant, act, goTo, readState, mayWork } = keys;
  const start = (kind: ActionKind) =>
    act({
      kind,
      applicants: [applicant],
      anchor: document.querySelector<HTMLElement>(`#main [data-act=${kind}]`),
    });
  useActionShortcuts({
    group: 'Applicant',
    isOn: mayWork,
    start,
    write: goTo,
    toggleRead: () => void readState.toggle(),
  });
}

/** Replaces the history entry, so that going back leads to the list. */
export function useOpenNeighbor(search: string) {
  const navigate = useNavigate();
  const { hash, state } = useLocation();
  // Keeps the tab, but does not open a reply or a note to the next applicant.
  const part = hash === '#reply' ? '#mails' : hash === '#note' ? '#notes' : hash;
  return (id: string | undefined) => {
    if (!id) return;
    void navigate({ pathname: `/applicants/${id}`, search, hash: part }, { replace: true, state });
  };
}

export function useReadState({ id, isRead }: Applicant, mayWork: boolean) {
  const markRead = useCallback(() => mark(id, true), [id]);
  useMarkReadOnOpen(isRead, mayWork, markRead);
  return {
    isRead,
    toggle: () => mark(id, !isRead, isRead ? 'Marked as unread' : 'Marked as read'),
  };
}

const mark = (id: string, isRead: boolean, done?: string) =>
  mutate({
    edits: applicantEdits([id], () => ({ isRead })),
    send: () => call('markApplicant', { params: { id }, body: { isRead }, isBackground: !done }),
    invalidates: changedKeys([id]),
    ...(done && { doneText: done }),
    // Marking as read by opening shows no error; the list still shows it as unread.
    onProblem: () => !done,
  });
