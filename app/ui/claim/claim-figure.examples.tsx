import type { Examples } from '#app/examples.ts';
import type { LocalizedPack } from '#app/pack.ts';
import { ClaimFigure } from './claim-figure.tsx';
import { ClaimRow } from './claim-row.tsx';

export function examples(pack: LocalizedPack): Examples {
  const [first = '', second = ''] = Object.keys(pack.copy('claims'));
  return {
    title: 'Claim',
    examples: [
      { name: 'On paper', element: <ClaimFigure name={first} /> },
      { name: 'At night', element: <ClaimFigure name={second} />, background: 'night' },
      {
        name: 'Side by side',
        element: <ClaimRow names={[first, second]} />,
      },
    ],
  };
}
