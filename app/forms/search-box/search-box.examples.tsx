import type { Examples } from '#app/examples.ts';
import { SearchBox } from './search-box.tsx';

const BOX = {
  placeholder: 'Search cultural and festive stories',
  action: '/ui/search-box',
  parameters: { filter: 'all' },
  className: 'max-w-140',
};

export const examples: Examples = {
  title: 'Search box',
  examples: [
    { name: 'Empty', element: <SearchBox {...BOX} label="Search posts" value="" /> },
    {
      name: 'With a query',
      note: 'Escape or the cross clears it. It searches half a second after the last key.',
      element: <SearchBox {...BOX} label="Search posts again" value="Dashain" />,
    },
  ],
};
