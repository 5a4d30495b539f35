import { useCopy } from '#app/pack-context.ts';
import { usePageUrl } from './use-page-url.ts';

/** Who published the page and where it is found again, on paper. */
export function PrintedUrl() {
  const site = useCopy('site');
  return (
    <p className="hidden text-sm print:block">
      <span className="font-bold">{site.name}</span> · {usePageUrl()}
    </p>
  );
}
