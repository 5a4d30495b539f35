/** A lead as an API client sends it. */
import type { Lead, LeadSource } from '#contract/lead-rules.ts';
import { API_PREFIX } from '#contract/public/http.ts';

export const SITA: Lead = { firstName: 'Sita', lastName: 'Gurung', email: 'sita@example.com' };

export function postLead(
  origin: string,
  source: LeadSource,
  body: object | string = SITA,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(`${origin}${API_PREFIX}/crms?${new URLSearchParams({ source })}`, {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  });
}
