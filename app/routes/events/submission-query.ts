import type { PageHandle } from '#app/page-handle.ts';

/** What a form that leads back to the event's page puts into its address. */
export const SUBMISSION_QUERY = 'submissionGuid';

/** The server shows such a page as it is for whoever has registered, and keeps it for nobody else. */
export const submissionHandle: PageHandle = {
  query: [SUBMISSION_QUERY],
  accepts: (_parameter, value) => value !== '',
  unkept: [SUBMISSION_QUERY],
};
