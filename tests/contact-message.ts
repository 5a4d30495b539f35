/** A message as an API client sends it. */
import type { ContactMessage } from '#contract/contact-rules.ts';
import { API_PREFIX } from '#contract/public/http.ts';

export const MESSAGE: ContactMessage = {
  topic: 'project',
  name: 'Sita Kumari Gurung',
  email: 'sita@example.com',
  company: 'Terrace Labs',
  phoneNumber: '+1 415 555 0190',
  message: 'We look for a tester.\nFrom January.',
};

export function postContact(
  origin: string,
  body: object | string = MESSAGE,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(`${origin}${API_PREFIX}/contact`, {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  });
}
