import { claimNamed } from './claim-named.ts';

interface ClaimFigureProps {
  /** Its name in `claims.yaml`. */
  name: string;
}

/** A figure that the company stands for, with what was measured and who says so. */
export function ClaimFigure({ name }: ClaimFigureProps) {
  const { figure, label, measures, source } = claimNamed(name);
  return (
    <figure className="mt-7! border-l-[3px] border-primary-300 pl-5">
      <p className="text-3xl leading-none font-bold tracking-[-0.03em]">{figure}</p>
      <p className="mt-1.5 font-medium">{label}</p>
      <figcaption className="quiet mt-2 text-sm text-pretty">
        {measures} <cite className="not-italic">{source}.</cite>
      </figcaption>
    </figure>
  );
}
