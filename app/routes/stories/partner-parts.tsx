import { Drawing } from '#app/ui/media/drawing.tsx';
import { ArrowLink } from '#app/ui/navigation/arrow-link.tsx';
import { Paragraphs } from '#app/ui/text/paragraphs.tsx';
import type { PartnerStory } from '#contract/pages/partner-stories.ts';

type Parts = NonNullable<PartnerStory['parts']>;

/** The challenge, the solution of both companies, and the product for customers. */
export function PartnerParts({ parts: { challenge, solution, product } }: { parts: Parts }) {
  return (
    <div className="section wrap">
      <section className="grid gap-x-14 gap-y-6 lg:grid-cols-[5fr_7fr]">
        <PartHeader part={challenge} />
        <LongText text={challenge.text} />
      </section>
      {solution.drawing ? (
        <section className="mt-16 grid items-center gap-x-14 gap-y-8 lg:mt-24 lg:grid-cols-2">
          <div>
            <PartHeader part={solution} />
            <div className="mt-6">
              <LongText text={solution.text} />
            </div>
          </div>
          <Drawing src={solution.drawing} className="no-print" />
        </section>
      ) : (
        <section className="mt-16 grid gap-x-14 gap-y-6 lg:mt-24 lg:grid-cols-[5fr_7fr]">
          <PartHeader part={solution} />
          <LongText text={solution.text} />
        </section>
      )}
      <section className="printed on-night mt-16 grid gap-x-14 gap-y-6 rounded-panel ground-deep p-6 sm:p-9 lg:mt-24 lg:grid-cols-2 lg:p-14">
        <PartHeader part={product} />
        <div>
          <LongText text={product.text} />
          <ArrowLink link={product.link} className="no-print mt-5" />
        </div>
      </section>
    </div>
  );
}

function PartHeader({ part: { eyebrow, title } }: { part: Parts['challenge'] }) {
  return (
    <div>
      <p className="mb-3.5 font-medium text-(--mark)">{eyebrow}</p>
      <h2 className="text-3xl tracking-[-0.03em]">{title}</h2>
    </div>
  );
}

function LongText({ text }: { text: readonly string[] }) {
  return (
    <div className="long-text">
      <Paragraphs texts={text} className="quiet" />
    </div>
  );
}
