/** Sections of a solution with texts beside drawings. */
import { BenefitRow } from '#app/ui/cards/benefit-row.tsx';
import { Drawing } from '#app/ui/media/drawing.tsx';
import { ArrowLink } from '#app/ui/navigation/arrow-link.tsx';
import { Paragraphs } from '#app/ui/text/paragraphs.tsx';
import type { SolutionSection } from '#contract/pages/solutions.ts';
import { Part, type PartBackground } from './parts.tsx';

/** The firm that delivers the solution with us. */
export function Partner({ copy }: { copy: SolutionSection<'partner'> }) {
  return (
    <section className="mt-18 lg:mt-22">
      <BenefitRow title={copy.title} drawing={copy.drawing}>
        <p>{copy.text}</p>
        <ArrowLink link={copy.link} />
      </BenefitRow>
    </section>
  );
}

export function Services({ copy }: { copy: SolutionSection<'services'> }) {
  return (
    <Part title={copy.title} text={copy.text}>
      {copy.items.map(({ title, text, points, drawing }) => (
        <BenefitRow key={title} title={title} drawing={drawing} level={3}>
          <Paragraphs texts={text} />
          <ul>
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </BenefitRow>
      ))}
    </Part>
  );
}

interface ImplementationProps {
  copy: SolutionSection<'implementation'>;
  background: PartBackground;
}

/** How the results of a review become changes. */
export function Implementation({ copy, background }: ImplementationProps) {
  return (
    <Part title={copy.title} text={copy.text} background={background}>
      <div
        className={copy.drawing ? 'grid items-center gap-x-10 gap-y-8 @2xl:grid-cols-2' : undefined}
      >
        <Drawing src={copy.drawing} />
        <ol className={copy.drawing ? 'grid gap-4' : 'grid gap-4 @2xl:grid-cols-3'}>
          {copy.items.map(({ title, text }) => (
            <li key={title} className="card p-5">
              <h3 className="text-xl">{title}</h3>
              <p className="quiet mt-2">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </Part>
  );
}
