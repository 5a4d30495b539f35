import { useCopy } from '#app/pack-context.ts';
import { ClaimRow } from '#app/ui/claim/claim-row.tsx';

/** The strongest claims, as the end of 'Why We Exist'. */
export function Figures() {
  const copy = useCopy('pages/home');
  const { title, claims } = copy.why.figures;
  return (
    <div className="wrap pt-14 lg:pt-18">
      <h3 className="mb-7 text-2xl">{title}</h3>
      <ClaimRow names={claims} className="sm:grid-cols-2 xl:grid-cols-4" />
    </div>
  );
}
