/** What scripts of pages ask about sessions, white papers and events. */
import type { Lead } from '#contract/lead-rules.ts';
import { type Caller, fieldsOf, type Submission } from './caller.ts';

/** The URL of a film or a file; empty where another host has none to give. */
const linkIn = (answer: unknown) => (typeof answer === 'string' ? answer : '');

/**
 * What is given for a name and an address, which are stored as a lead first. Rejects with `invalid-fields` where
 * `gateError` finds anything.
 */
export const gateApi = (call: Caller) => ({
  openVideo: (slug: string, lead: Lead, submission: Submission) =>
    call('openVideo', { params: { slug }, body: fieldsOf(lead, submission) }, submission).then(
      linkIn,
    ),
  openPaper: (slug: string, lead: Lead, submission: Submission) =>
    call('openPaper', { params: { slug }, body: fieldsOf(lead, submission) }, submission).then(
      linkIn,
    ),
});

/** Events and trainings: those to come, the next one first, then those that have been, the latest first. */
export const eventApi = (call: Caller) => ({
  listEvents: () => call('listEvents', {}),
  getEvent: (slug: string) => call('getEvent', { params: { slug } }),
  listTrainings: () => call('listTrainings', {}),
  getTraining: (slug: string) => call('getTraining', { params: { slug } }),
});
