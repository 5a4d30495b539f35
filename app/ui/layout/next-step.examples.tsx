import type { Examples } from '#app/examples.ts';
import type { LocalizedPack } from '#app/pack.ts';
import { NextStep } from './next-step.tsx';

const HEADING = 'How to begin';
const TEXT = 'Send us your resume. The first step is a screening call.';
const RESUME = { title: 'Submit your resume', href: '/drop-your-info' };
const ROLES = { title: 'See open roles', href: '/talents-on-demand' };

export const examples = (pack: LocalizedPack): Examples => ({
  title: 'Next step',
  examples: [
    {
      name: 'Two links',
      note: 'The last section of a page. Its background extends behind the ridge above the footer.',
      element: (
        <div className="-m-4 overflow-hidden rounded-panel sm:-m-8">
          <NextStep heading={HEADING} text={TEXT} links={[RESUME, ROLES]} />
        </div>
      ),
    },
    {
      name: 'With a drawing',
      element: (
        <div className="-m-4 overflow-hidden rounded-panel sm:-m-8">
          <NextStep
            heading={HEADING}
            text={TEXT}
            links={[RESUME]}
            drawing={pack.art.card?.voices}
          />
        </div>
      ),
    },
  ],
});
