import { useCopy } from '#app/pack-context.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { metaOf } from '#app/page-head.ts';
import { BenefitCard } from '#app/ui/cards/benefit-card.tsx';
import { Drawing } from '#app/ui/media/drawing.tsx';
import { Cards, Part, WideDrawing } from './parts.tsx';
import { SolutionFrame } from './solution-frame.tsx';
import { solutionJsonLd } from './solution-json-ld.ts';

export const handle: PageHandle = { headerTheme: 'night' };

export const meta = metaOf('pages/review-my-app');
export const structuredData = solutionJsonLd('pages/review-my-app');

export default function ReviewPage() {
  const copy = useCopy('pages/review-my-app');
  const { drawing, reviews, implementation } = copy;
  return (
    <SolutionFrame path="/review-my-app" copy={copy}>
      <WideDrawing src={drawing} />
      <Part title={reviews.title} text={reviews.text}>
        <Cards items={reviews.items} card={BenefitCard} />
      </Part>
      <Part title={implementation.title} text={implementation.text} background="deep">
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
    </SolutionFrame>
  );
}
