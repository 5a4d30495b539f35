import { useState } from 'react';
import type { Examples } from '#app/ui/examples/examples.ts';
import { SearchBox } from './search-box.tsx';

function Searching({ start }: { start: string }) {
  const [value, setValue] = useState(start);
  const [searched, setSearched] = useState(start);
  return (
    <div className="max-w-140">
      <SearchBox
        label={start ? 'Search posts again' : 'Search posts'}
        placeholder="Search cultural and festive stories"
        action="/blogs-and-insights"
        keep={{ filter: 'all' }}
        value={value}
        onChange={setValue}
        onSearch={setSearched}
      />
      <p className="mt-2 text-sm">Searched for: {searched || 'everything'}</p>
    </div>
  );
}

export const examples: Examples = {
  title: 'Search box',
  examples: [
    { name: 'Empty', element: <Searching start="" /> },
    {
      name: 'With words in it',
      note: 'Escape or the cross clears it. It searches half a second after the last key.',
      element: <Searching start="Dashain" />,
    },
  ],
};
