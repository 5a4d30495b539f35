import type { Examples } from '#app/examples.ts';
import { HiringSteps } from './hiring-steps.tsx';
import { NumberedSteps } from './numbered-steps.tsx';

export const examples: Examples = {
  title: 'Steps',
  examples: [
    {
      name: 'Beside the job list',
      element: (
        <div className="max-w-90">
          <HiringSteps />
        </div>
      ),
    },
    {
      name: 'With numbers',
      element: (
        <NumberedSteps
          items={[
            { title: 'Write to us', text: 'A few lines are enough.' },
            { title: 'We call you', text: 'Half an hour, with someone who can decide.' },
          ]}
        />
      ),
    },
  ],
};
