import type { Examples } from '#app/examples.ts';
import { EmptyPanel } from './empty-panel.tsx';

export const examples: Examples = {
  title: 'Empty panel',
  examples: [
    {
      name: 'The usual words',
      element: <EmptyPanel allHref="/blogs-and-insights" />,
    },
    {
      name: "A page's own words",
      element: (
        <EmptyPanel
          title="No stories found"
          texts={['Try a different keyword.']}
          allHref="/experience-nepal"
        />
      ),
    },
  ],
};
