import type { Examples } from '#app/examples.ts';
import { FilterTabs } from './filter-tabs.tsx';

const ITEMS = ['All Posts', 'Industry Insight', 'Company + Product', 'Customer + Partner'].map(
  (label) => ({ id: label, label }),
);

export const examples: Examples = {
  title: 'Filter tabs',
  examples: [
    {
      name: 'Links',
      note: 'The filter is in the URL, so that it works without scripts.',
      element: (
        <FilterTabs
          label="Posts"
          items={ITEMS.map((item) => ({ ...item, href: '/blogs-and-insights' }))}
          current="Industry Insight"
        />
      ),
    },
  ],
};
