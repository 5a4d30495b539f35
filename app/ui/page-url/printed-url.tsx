import { usePageUrl } from './use-page-url.ts';

/** Where the page is found again, for whoever has it on paper. */
export function PrintedUrl() {
  return <p className="hidden text-sm print:block">{usePageUrl()}</p>;
}
