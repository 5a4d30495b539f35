import type { Examples } from '#app/examples.ts';
import { Portrait } from './portrait.tsx';

export const examples: Examples = {
  title: 'Portrait',
  examples: [
    {
      name: 'Looked up by name, else initials',
      note: 'media/people/maren_oakes.jpg, else media/scenes/portrait-maren_oakes.svg',
      element: (
        <div className="flex items-center gap-4">
          <Portrait name="Maren Oakes" hasImage />
          <Portrait name="Maren Oakes" hasImage size="normal" />
          <Portrait name="Nobody Drawn" hasImage />
          <Portrait name="Nobody Drawn" size="normal" />
        </div>
      ),
    },
    {
      name: 'Large',
      element: (
        <div className="w-52">
          <Portrait name="Maren Oakes" hasImage size="large" />
        </div>
      ),
    },
  ],
};
