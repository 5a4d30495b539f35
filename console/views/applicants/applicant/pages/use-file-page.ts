import { useQuery } from '@tanstack/react-query';
import { call } from '#console/api/call.ts';
import { CallProblem } from '#console/api/call-problem.ts';

/** A page of an applicant's résumé, or of a document that was added later. */
export interface PageOf {
  applicationId: string;
  documentId?: string | undefined;
  /** From 1. */
  page: number;
}

export const partsOf = ({ applicationId, documentId, page }: PageOf) => ({
  params: { id: applicationId, page },
  query: { document: documentId },
});

/** Times that a page is asked for while others are being drawn. */
const TRIES = 5;

const isBusy = (error: unknown) => error instanceof CallProblem && error.status === 503;

/** @param isWanted false for not yet */
export function useFilePage(of: PageOf, isWanted: boolean) {
  const { applicationId, documentId, page } = of;
  return useQuery({
    // No key that the server names: a file never changes.
    queryKey: [`file-page:${applicationId}/${documentId ?? 'resume'}/${page}`],
    queryFn: ({ signal }) => call('getFilePage', { ...partsOf(of), signal }),
    enabled: isWanted,
    retry: (failures, error) => isBusy(error) && failures < TRIES - 1,
    retryDelay: (_, error) => ((error instanceof CallProblem && error.retryAfter) || 1) * 1000,
  });
}
