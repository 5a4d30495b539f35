import type { Examples } from '#app/examples.ts';
import { HeadingGroup } from './heading-group.tsx';

const EYEBROW = 'Why We Exist';
const HEADING = 'Talent is everywhere. The connection was missing.';
const LEDE =
  'Many engineers, designers and testers leave home to find work that fits their skills.';

export const examples: Examples = {
  title: 'Heading group',
  examples: [
    {
      name: 'Normal',
      note: 'At the top of a section.',
      element: <HeadingGroup eyebrow={EYEBROW} heading={HEADING} lede={LEDE} />,
    },
    {
      name: 'Large, at night',
      note: 'For heroes and calls to action.',
      element: <HeadingGroup size="large" eyebrow={EYEBROW} heading={HEADING} lede={LEDE} />,
      background: 'night',
    },
    {
      name: 'With a hyphen',
      note: 'A line never breaks after a hyphen with only a few letters before it.',
      element: <HeadingGroup heading="Custom e-commerce development" />,
    },
  ],
};
