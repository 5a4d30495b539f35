import { usePack } from '#app/pack-context.ts';
import { ClaimDetails, claimNamed } from './claim-details.tsx';

interface ClaimFigureProps {
  /** Key of the claim in `claims.yaml`. */
  name: string;
}

/** A figure that the company claims, with what it measures and expandable details. */
export function ClaimFigure({ name }: ClaimFigureProps) {
  const pack = usePack();
  const { figure, label, measures } = claimNamed(pack, name);
  return (
    <figure className="mt-7! border-l-[3px] border-primary-300 pl-5">
      <p className="text-[2rem] leading-tight font-bold tracking-[-0.03em]">{figure}</p>
      <p className="mt-1.5 font-medium">{label}</p>
      <figcaption>
        <p className="quiet mt-2 text-sm">{measures}</p>
        <ClaimDetails name={name} />
      </figcaption>
    </figure>
  );
}
