import type { Examples } from '#app/examples.ts';
import { ShareButtons } from './share-buttons.tsx';

const POST = {
  url: 'https://example.com/blogs-and-insights/hand-off',
  title: 'Working across thirteen hours without losing a day',
};

export const examples: Examples = {
  title: 'Share buttons',
  examples: [
    { name: 'Row', note: 'Below the title of a post.', element: <ShareButtons {...POST} /> },
  ],
};
