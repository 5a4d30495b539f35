import { useCopy, usePack } from '#app/pack-context.ts';
import { metaOf, webPageOf } from '#app/page-head.ts';
import { fillPlaceholders } from '#contract/fill.ts';
import { TextDocument } from './text-document.tsx';

export const meta = metaOf('pages/privacy-policy');
export const structuredData = webPageOf('pages/privacy-policy');

export default function PrivacyPage() {
  const { format } = usePack().locale;
  const copy = useCopy('pages/privacy-policy');
  const updated = fillPlaceholders(copy.updated, { date: format.digits(copy.updatedOn) });
  return <TextDocument copy={copy} updated={updated} intro={copy.intro} />;
}
