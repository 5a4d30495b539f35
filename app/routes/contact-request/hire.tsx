import { useCopy } from '#app/pack-context.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { metaOf, webPageOf } from '#app/page-head.ts';
import { ContactRequestPage } from './contact-request-page.tsx';

export { contactAction as action } from '#app/forms/contact/receive-contact.ts';

export const handle: PageHandle = { headerTheme: 'night' };

export const meta = metaOf('pages/hire-a-professional');
export const structuredData = webPageOf('pages/hire-a-professional');

export default function HirePage() {
  return (
    <ContactRequestPage page="hire-a-professional" copy={useCopy('pages/hire-a-professional')} />
  );
}
