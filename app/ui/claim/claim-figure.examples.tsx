import type { Examples } from '#app/ui/examples/examples.ts';
import claims from '#content/claims.yaml';
import { ClaimFigure } from './claim-figure.tsx';
import { ClaimRow } from './claim-row.tsx';

const [first = '', second = ''] = Object.keys(claims);

export const examples: Examples = {
  title: 'Claim',
  examples: [
    { name: 'On paper', element: <ClaimFigure name={first} /> },
    { name: 'At night', element: <ClaimFigure name={second} />, ground: 'night' },
    {
      name: 'Side by side',
      element: <ClaimRow names={[first, second]} className="sm:grid-cols-2" />,
    },
  ],
};
