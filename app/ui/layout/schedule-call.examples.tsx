import type { Examples } from '#app/examples.ts';
import { ScheduleCall } from './schedule-call.tsx';

export const examples: Examples = {
  title: 'Schedule call',
  examples: [
    {
      name: 'Default copy',
      note: 'The last section of a page. A screen has at most one orange button.',
      element: (
        <div className="-m-4 overflow-hidden rounded-panel sm:-m-8">
          <ScheduleCall />
        </div>
      ),
    },
    {
      name: "A page's own copy",
      element: (
        <div className="-m-4 overflow-hidden rounded-panel sm:-m-8">
          <ScheduleCall
            copy={{
              eyebrow: 'Design my app',
              title: 'See it drawn before you pay for it built',
              text: 'Bring a sketch, a competitor or a sentence.',
              button: "Let's Map Your Next Milestone",
            }}
          />
        </div>
      ),
    },
  ],
};
