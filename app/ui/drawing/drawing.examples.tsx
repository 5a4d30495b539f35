import type { Examples } from '#app/ui/examples/examples.ts';
import src from '#content/media/scenes/about-why.svg';
import { Drawing } from './drawing.tsx';

export const examples: Examples = {
  title: 'Drawing',
  examples: [{ name: 'Beside words', element: <Drawing src={src} className="max-w-120" /> }],
};
