import { useCopy, usePack } from '#app/pack-context.ts';
import { metaOf, webPageOf } from '#app/page-head.ts';
import { fillPlaceholders } from '#contract/fill.ts';
import { TextDocument } from './text-document.tsx';

export const meta = metaOf('pages/privacy-policy');
export const structuredData = webPageOf('pages/privacy-policy');

export default function PrivacyPage() {
  const { format } = usePack().locale;
  const copy = useCopy('pages/privacy-policy');
  const { updatedOn } = copy;
  // Other forms are shown as they are.
  const date = updatedOn.includes('-') ? format.day(new Date(updatedOn)) : format.digits(updatedOn);
  const updated = fillPlaceholders(copy.updated, { date });
  return <TextDocument copy={copy} updated={updated} intro={copy.intro} />;
}
