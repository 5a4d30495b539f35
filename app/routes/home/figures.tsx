import { ClaimRow } from '#app/ui/claim/claim-row.tsx';
import copy from '#content/pages/home.yaml';

const { title, claims } = copy.why.figures;

/** The strongest claims, as the end of 'Why We Exist'. */
export function Figures() {
  return (
    <div className="wrap pt-14 lg:pt-18">
      <h3 className="mb-7 text-2xl">{title}</h3>
      <ClaimRow names={claims} className="sm:grid-cols-2 xl:grid-cols-4" />
    </div>
  );
}
