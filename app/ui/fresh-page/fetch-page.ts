/** Fetches pages of this site, from which scripts insert parts into the current page. */
import { trustedHtml } from '#app/islands/trusted.ts';
import { API_TIMEOUT } from '#contract/public/http.ts';

/**
 * The only place where text becomes elements. In a template, because the Content-Security-Policy
 * would report the inline styles of a parsed document.
 */
export function parseHtml(html: string): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = trustedHtml(html);
  return template.content;
}

/**
 * Fetches the document at `url`.
 * @throws Error without a response within `API_TIMEOUT`
 */
export async function fetchPage(url: string, controller = new AbortController()) {
  const timer = setTimeout(() => controller.abort(), API_TIMEOUT);
  try {
    const { signal } = controller;
    const response = await fetch(url, { headers: { accept: 'text/html' }, signal });
    const page = parseHtml(await response.text());
    const title = page.querySelector('title')?.textContent ?? '';
    return { isOk: response.ok, page, title };
  } finally {
    clearTimeout(timer);
  }
}
