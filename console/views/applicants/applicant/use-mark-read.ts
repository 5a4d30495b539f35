import { useEffect, useRef } from 'react';
import { call } from '#console/api/call.ts';
import { mutate } from '#console/api/mutate.ts';
import { changedKeys, headEdits } from '#console/views/applicants/changes/head-edits.ts';
import type { Applicant } from '#contract/console/applicants.ts';

/** Whoever opens an application has read it, once; marked as unread again it stays so. */
export function useMarkRead({ id, isRead }: Applicant, mayWork: boolean) {
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current || !mayWork) return;
    isDone.current = true;
    if (!isRead) void mark(id, true);
  }, [id, isRead, mayWork]);
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
    // Nobody asked for it: the list still says that it is unread.
    onProblem: () => !done,
  });
