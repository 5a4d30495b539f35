import type { Examples } from '#app/examples.ts';
import { ContactBand } from './contact-band.tsx';

export const examples: Examples = {
  title: 'Contact band',
  examples: [
    {
      name: 'Default copy',
      note: 'The last section of stories, sessions and posts.',
      element: (
        <div className="-m-4 overflow-hidden rounded-panel sm:-m-8">
          <ContactBand />
        </div>
      ),
    },
  ],
};
