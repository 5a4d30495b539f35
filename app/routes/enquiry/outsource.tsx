import { metadata } from '#app/metadata.ts';
import type { PageHandle } from '#app/page-handle.ts';
import type { MetaArgs } from '#app/page-module.ts';
import type { PageFacts } from '#app/structured-data/json-ld-node.ts';
import copy from '#content/pages/outsource-your-project.yaml';
import { EnquiryPage, enquiryJsonLd } from './enquiry-page.tsx';

export { contactAction as action } from '#app/forms/contact/receive-contact.ts';

export const handle: PageHandle = { headerTheme: 'night' };

export function meta(args: MetaArgs) {
  return metadata(copy.meta, args);
}

export function structuredData(page: PageFacts) {
  return enquiryJsonLd(copy, page);
}

export default function OutsourcePage() {
  return <EnquiryPage copy={copy} />;
}
