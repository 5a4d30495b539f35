import type { PageHandle } from '#app/page-handle.ts';

/** What a form that leads back to the event's page puts into its URL. */
export const SUBMISSION_QUERY = 'submissionGuid';

/** The server shows such a page as it is for whoever has registered, and caches it for nobody else. */
export const submissionHandle: PageHandle = {
  query: [SUBMISSION_QUERY],
  accepts: { [SUBMISSION_QUERY]: /./s },
  uncachedParams: [SUBMISSION_QUERY],
};
