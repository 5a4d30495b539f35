import { metadata } from '#app/metadata.ts';
import copy from '#content/pages/hire-a-professional.yaml';
import type { Route } from './+types/hire';
import { EnquiryPage } from './enquiry-page.tsx';

export { contactAction as action } from '#app/ui/contact-form/receive-contact.ts';

export function meta(args: Route.MetaArgs) {
  return metadata(copy.meta, args);
}

export default function HirePage() {
  return <EnquiryPage copy={copy} />;
}
