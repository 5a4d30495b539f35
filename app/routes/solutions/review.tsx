import { useCopy } from '#app/pack-context.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { metaOf } from '#app/page-head.ts';
import { BenefitCard } from '#app/ui/cards/benefit-card.tsx';
import { Drawing } from '#app/ui/media/drawing.tsx';
import { Cards, PART_BACKGROUNDS, Part, WideDrawing } from './parts.tsx';
import { SolutionFrame, type SolutionParts } from './solution-frame.tsx';
import { solutionJsonLd } from './solution-json-ld.ts';

export const handle: PageHandle = { headerTheme: 'night' };

export const meta = metaOf('pages/review-my-app');
export const structuredData = solutionJsonLd('pages/review-my-app');

export default function ReviewPage() {
  const copy = useCopy('pages/review-my-app');
  const { drawing, reviews, implementation } = copy;
  const parts: SolutionParts<'review-my-app'> = {
    drawing: {
      backgrounds: PART_BACKGROUNDS.paper,
      render: () => <WideDrawing src={drawing} />,
    },
    reviews: {
      backgrounds: PART_BACKGROUNDS.paper,
      render: () => (
        <Part title={reviews.title} text={reviews.text}>
          <Cards items={reviews.items} card={BenefitCard} />
        </Part>
      ),
    },
    implementation: {
      backgrounds: PART_BACKGROUNDS.deep,
      render: ({ background }) => (
        <Part title={implementation.title} text={implementation.text} background={background}>
          <div className="grid items-center gap-x-10 gap-y-8 @2xl:grid-cols-2">
            <Drawing src={implementation.drawing} />
            <ol className="grid gap-4">
              {implementation.items.map(({ title, text }) => (
                <li key={title} className="card p-5">
                  <h3 className="text-xl">{title}</h3>
                  <p className="quiet mt-2">{text}</p>
                </li>
              ))}
            </ol>
          </div>
        </Part>
      ),
    },
  };
  return <SolutionFrame page="review-my-app" copy={copy} parts={parts} />;
}
