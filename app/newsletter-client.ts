/** `NewsletterApi` over HTTP, for a server whose API is on another host. */
import type { Subscription } from '#contract/newsletter.ts';
import type { NewsletterApi } from '#contract/public-api.ts';
import type { Caller } from './api-client.ts';

export function createNewsletterClient({ dataOf }: Caller): NewsletterApi {
  const post = (path: string, body: Record<string, string>) =>
    dataOf<Subscription>(`/newsletter/${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    });
  return {
    readNewsletterLink: (purpose, token) => post('link', { purpose, token }),
    followNewsletterLink: (purpose, token) => post(purpose, { token }),
  };
}
