import type { Examples } from '#app/ui/examples/examples.ts';
import { HiringSteps } from './hiring-steps.tsx';

export const examples: Examples = {
  title: 'Hiring steps',
  examples: [
    {
      name: 'Beside the openings',
      element: (
        <div className="max-w-90">
          <HiringSteps />
        </div>
      ),
    },
  ],
};
