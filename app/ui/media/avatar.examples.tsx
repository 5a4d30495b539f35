import type { Examples } from '#app/examples.ts';
import { Avatar } from './avatar.tsx';

export const examples: Examples = {
  title: 'Avatar',
  examples: [
    {
      name: 'Initials',
      note: 'The tint depends on the name.',
      element: (
        <div className="flex gap-3">
          {['Asmita Shrestha', 'Bikash Rai', 'Ram Bahadur Thapa', 'Devi', 'Elina Gurung'].map(
            (name) => (
              <Avatar key={name} name={name} />
            ),
          )}
        </div>
      ),
    },
  ],
};
