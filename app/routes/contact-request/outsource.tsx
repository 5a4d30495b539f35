import { useCopy } from '#app/pack-context.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { metaOf, webPageOf } from '#app/page-head.ts';
import { ContactRequestPage } from './contact-request-page.tsx';

export { contactAction as action } from '#app/forms/contact/receive-contact.ts';

export const handle: PageHandle = { headerTheme: 'night' };

export const meta = metaOf('pages/outsource-your-project');
export const structuredData = webPageOf('pages/outsource-your-project');

export default function OutsourcePage() {
  return (
    <ContactRequestPage
      page="outsource-your-project"
      copy={useCopy('pages/outsource-your-project')}
    />
  );
}
