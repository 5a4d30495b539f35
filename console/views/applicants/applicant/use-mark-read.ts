import { useCallback } from 'react';
import { call } from '#console/api/call.ts';
import { mutate } from '#console/api/mutate.ts';
import { useReadOnOpening } from '#console/ui/detail-page.tsx';
import { changedKeys, headEdits } from '#console/views/applicants/changes/head-edits.ts';
import type { Applicant } from '#contract/console/applicants.ts';

export function useReadState({ id, isRead }: Applicant, mayWork: boolean) {
  const markRead = useCallback(() => mark(id, true), [id]);
  useReadOnOpening(isRead, mayWork, markRead);
  return {
    isRead,
    toggle: () => mark(id, !isRead, isRead ? 'Marked as unread' : 'Marked as read'),
  };
}

const mark = (id: string, isRead: boolean, done?: string) =>
  mutate({
    edits: headEdits([id], () => ({ isRead })),
    send: () => call('markApplicant', { params: { id }, body: { isRead }, isQuiet: !done }),
    changes: changedKeys([id]),
    ...(done && { done }),
    // It was not asked for: the list still says that it is unread.
    onProblem: () => !done,
  });
