import { usePage } from '#app/page-context.ts';

/** The page's canonical URL, as others will open it. */
export function usePageUrl(): string {
  const { origin, location } = usePage();
  return origin + location.pathname;
}
