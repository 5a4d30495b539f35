import { useCopy } from '#app/pack-context.ts';
import { CopyLink } from '#app/ui/copy-link/copy-link.tsx';
import { PEOPLE_NAME } from '#app/ui/impact-meter/people.ts';
import { usePageUrl } from '#app/ui/page-url/use-page-url.ts';
import { IMPACT_METER_ID } from '#contract/impact.ts';

/** The URL at which somebody else sees the same result. */
export function MeterShare({ n }: { n: number }) {
  const copy = useCopy('impact-meter');
  const url = usePageUrl();
  return (
    <p
      data-people=""
      className="no-print flex items-center gap-3 text-sm font-medium noscript:hidden"
    >
      {copy.share}
      <CopyLink url={`${url}?${PEOPLE_NAME}=${n}#${IMPACT_METER_ID}`} />
    </p>
  );
}
