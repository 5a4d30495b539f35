import { API_PREFIX } from '#contract/public/http.ts';
import type { SiteSearchPage } from '#contract/site-search.ts';
import type { TestApp } from './make-app.ts';

/** @param more further parameters, such as `&kind=job` */
export async function search(app: TestApp, q: string, more = '') {
  const response = await fetch(
    `${app.origin}${API_PREFIX}/search?q=${encodeURIComponent(q)}${more}`,
  );
  const body = (await response.json()) as SiteSearchPage;
  return { status: response.status, body, urls: body.data?.map(({ url }) => url) };
}
