import { useCopy } from '#app/pack-context.ts';
import { usePage } from '#app/page-context.ts';

/** Who published the page and where it is found again, on paper. */
export function PrintedUrl() {
  const site = useCopy('site');
  return (
    <p className="hidden text-sm print:block">
      <span className="font-bold">{site.name}</span> · {usePageUrl()}
    </p>
  );
}

/** The page's canonical URL, as others will open it. */
export function usePageUrl(): string {
  const { origin, location } = usePage();
  return origin + location.pathname;
}
