import { usePack } from '#app/pack-context.ts';
import { ClaimNote, claimNamed } from './claim-note.tsx';

interface ClaimFigureProps {
  /** Key of the claim in `claims.yaml`. */
  name: string;
}

/** A figure that the company claims, with what it measures and its source. */
export function ClaimFigure({ name }: ClaimFigureProps) {
  const pack = usePack();
  const { figure, label } = claimNamed(pack, name);
  return (
    <figure className="mt-7! border-s-[3px] border-primary-300 ps-5">
      <p className="text-[2rem] leading-tight font-bold tracking-[-0.03em]">{figure}</p>
      <p className="mt-1.5 font-medium">{label}</p>
      <figcaption>
        <ClaimNote name={name} className="mt-2" />
      </figcaption>
    </figure>
  );
}
