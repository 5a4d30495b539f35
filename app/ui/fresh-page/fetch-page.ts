/** Pages of this site fetched by scripts, which take a part of them over into the page that shows. */
import { trustedHtml } from '#app/islands/trusted.ts';
import { API_TIMEOUT } from '#contract/public/http.ts';

/** The one place at which text becomes elements. In a document of its own its styles would meet our policy. */
export function parsed(html: string): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = trustedHtml(html);
  return template.content;
}

/**
 * What the server sends where somebody opens the URL.
 * @throws Error where there is no such answer, or none in time
 */
export async function fetchPage(url: string, controller = new AbortController()) {
  const timer = setTimeout(() => controller.abort(), API_TIMEOUT);
  try {
    const { signal } = controller;
    const response = await fetch(url, { headers: { accept: 'text/html' }, signal });
    const page = parsed(await response.text());
    const title = page.querySelector('title')?.textContent ?? '';
    return { isOk: response.ok, page, title };
  } finally {
    clearTimeout(timer);
  }
}
