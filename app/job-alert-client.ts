/** `JobAlertApi` over HTTP, for a server whose API is on another host. */
import type { Receipt } from '#contract/applications.ts';
import type { JobAlert } from '#contract/job-alerts.ts';
import type { JobAlertApi } from '#contract/public-api.ts';
import { HONEYPOT_FIELD } from '#contract/text-rules.ts';
import { type Caller, jsonPost } from './api-client.ts';

export function createJobAlertClient({ dataOf }: Caller): JobAlertApi {
  const post = (path: string, body: Record<string, string>) =>
    dataOf<JobAlert>(`/job-alerts/${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    });
  return {
    askForJobAlert: (request, submission) =>
      dataOf<Receipt>(
        '/job-alerts',
        jsonPost(submission, { ...request, [HONEYPOT_FIELD]: submission.honeypot ?? '' }),
      ),
    readJobAlertLink: (purpose, token) => post('link', { purpose, token }),
    followJobAlertLink: (purpose, token) => post(purpose, { token }),
  };
}
