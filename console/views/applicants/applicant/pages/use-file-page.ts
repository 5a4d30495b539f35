import { call } from '#console/api/call.ts';
import { CallProblem } from '#console/api/call-problem.ts';
import { pause } from '#console/api/pause.ts';
import { type Query, useQuery } from '#console/api/use-query.ts';
import type { FilePage } from '#contract/console/file-pages.ts';

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

/** @param isWanted false for not yet */
export function useFilePage(of: PageOf, isWanted: boolean): Query<FilePage> {
  const { applicationId, documentId, page } = of;
  // No key that the server tells of: a file never changes.
  const key = `file-page:${applicationId}/${documentId ?? 'resume'}/${page}`;
  return useQuery(isWanted ? key : null, (signal) => readPage(of, signal));
}

async function readPage(of: PageOf, signal: AbortSignal): Promise<FilePage> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await call('getFilePage', { ...partsOf(of), signal });
    } catch (error) {
      const isBusy = error instanceof CallProblem && error.status === 503;
      if (!isBusy || attempt === TRIES) throw error;
      await pause((error.retryAfter ?? 1) * 1000, signal);
      signal.throwIfAborted();
    }
  }
}
