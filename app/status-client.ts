/** `StatusApi` over HTTP, for a server whose API is on another host. */
import { type ApplicationStatus, DOCUMENT } from '#contract/application-status.ts';
import type { StatusApi } from '#contract/public-api.ts';
import type { Caller } from './api-client.ts';

export function createStatusClient({ dataOf }: Caller): StatusApi {
  const post = <Answer>(path: string, token: string) =>
    dataOf<Answer>(`/job-application/${path}`, {
      method: 'POST',
      body: JSON.stringify({ token }),
      headers: { 'content-type': 'application/json' },
    });
  return {
    readStatus: (token) => post('status', token),
    withdrawApplication: (token) => post('withdraw', token),
    eraseApplication: (token) => post('erase', token),
    addDocument: (token, form) => {
      // Before the file: a link that is not good is refused before that arrives.
      const body = new FormData();
      body.set('token', token);
      const file = form.get(DOCUMENT.field);
      if (file instanceof Blob) body.set(DOCUMENT.field, file);
      return dataOf<ApplicationStatus>('/job-application/documents', { method: 'POST', body });
    },
  };
}
