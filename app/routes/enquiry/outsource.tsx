import { metadata } from '#app/metadata.ts';
import { useCopy } from '#app/pack-context.ts';
import type { PageHandle } from '#app/page-handle.ts';
import type { MetaArgs } from '#app/page-module.ts';
import type { PageFacts } from '#app/structured-data/json-ld-node.ts';
import { EnquiryPage, enquiryJsonLd } from './enquiry-page.tsx';

export { contactAction as action } from '#app/forms/contact/receive-contact.ts';

export const handle: PageHandle = { headerTheme: 'night' };

export function meta(args: MetaArgs) {
  const copy = args.pack.copy('pages/outsource-your-project');
  return metadata(copy.meta, args);
}

export function structuredData(page: PageFacts) {
  const copy = page.pack.copy('pages/outsource-your-project');
  return enquiryJsonLd(copy, page);
}

export default function OutsourcePage() {
  const copy = useCopy('pages/outsource-your-project');
  return <EnquiryPage copy={copy} />;
}
