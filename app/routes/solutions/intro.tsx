import { ClaimFigure } from '#app/ui/claim/claim-figure.tsx';
import type { SolutionPage } from '#contract/pages/solutions.ts';

type IntroProps = Pick<SolutionPage, 'intro' | 'claims'>;

/** What the solution is for, and the figures that stand for it. */
export function Intro({ intro: { title, text }, claims = [] }: IntroProps) {
  return (
    <section className="@container">
      <h2 className="max-w-160 text-3xl tracking-[-0.03em]">{title}</h2>
      <div className="quiet mt-5 grid max-w-160 gap-4 text-lg">
        {text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      {claims.length > 0 && (
        <div
          className={`mt-3 ${claims.length > 1 ? 'grid gap-x-8 @2xl:grid-cols-3' : 'max-w-140'}`}
        >
          {claims.map((name) => (
            <ClaimFigure key={name} name={name} />
          ))}
        </div>
      )}
    </section>
  );
}
