import { metadata } from '#app/metadata.ts';
import type { LocalizedPack } from '#app/pack.ts';
import { useCopy, usePack } from '#app/pack-context.ts';
import type { PageHandle } from '#app/page-handle.ts';
import type { MetaArgs } from '#app/page-module.ts';
import type { PageFacts } from '#app/structured-data/json-ld-node.ts';
import { BenefitCard } from '#app/ui/cards/benefit-card.tsx';
import { Timeline } from '#app/ui/layout/timeline.tsx';
import { Drawing } from '#app/ui/media/drawing.tsx';
import { Cards, Part } from './parts.tsx';
import { SolutionFrame } from './solution-frame.tsx';
import { solutionJsonLd } from './solution-json-ld.ts';

export const handle: PageHandle = { headerTheme: 'night' };

export function meta(args: MetaArgs) {
  const copy = args.pack.copy('pages/design-my-app');
  return metadata(copy.meta, args);
}

export function structuredData(page: PageFacts) {
  const copy = page.pack.copy('pages/design-my-app');
  return solutionJsonLd(copy, page);
}

const stepsOf = (pack: LocalizedPack) =>
  pack.copy('pages/design-my-app').steps.items.map(({ title, text, drawing }) => ({
    id: title,
    title,
    body: (
      <>
        <p>{text}</p>
        <Drawing src={drawing} className="mt-6" />
      </>
    ),
  }));

export default function DesignPage() {
  const pack = usePack();
  const copy = useCopy('pages/design-my-app');
  const { title, text, items } = copy.benefits;
  return (
    <SolutionFrame path="/design-my-app" copy={copy}>
      <Part title={copy.steps.title} text={copy.steps.text}>
        <Timeline steps={stepsOf(pack)} />
      </Part>
      <Part title={title} text={text} ground="dawn">
        <Cards items={items} card={BenefitCard} />
      </Part>
    </SolutionFrame>
  );
}
