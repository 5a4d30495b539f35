import { useCopy } from '#app/pack-context.ts';
import { usePage } from '#app/page-context.ts';

/** The site's name and the page's URL, in print only. */
export function PrintedUrl() {
  const site = useCopy('site');
  return (
    <p className="hidden text-sm print:block">
      <span className="font-bold">{site.name}</span> · {usePageUrl()}
    </p>
  );
}

/** The page's URL with origin, without query and fragment. */
export function usePageUrl(): string {
  const { origin, location } = usePage();
  return origin + location.pathname;
}
