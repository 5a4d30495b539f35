import type { Examples } from '#app/examples.ts';
import { SiteSearchForm } from './site-search-form.tsx';

export const examples: Examples = {
  title: 'Site search form',
  examples: [
    { name: 'Empty', element: <SiteSearchForm className="max-w-140" /> },
    {
      name: 'With a query',
      note: 'Enter or the button opens the search page.',
      element: <SiteSearchForm value="Dashain" className="max-w-140" />,
    },
  ],
};
