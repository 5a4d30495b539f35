import type { Examples } from '#app/examples.ts';
import { Breadcrumb } from './breadcrumb.tsx';

export const examples: Examples = {
  title: 'Breadcrumb',
  examples: [
    {
      name: 'Three steps, with the page as the last one',
      note: 'A group of pages without its own page is not a link.',
      element: (
        <div className="-m-4 rounded-panel bg-morning p-4 sm:-m-8 sm:p-8">
          <Breadcrumb
            breadcrumbs={[{ title: 'For Job Seekers' }, { title: 'Talents on Demand' }]}
          />
        </div>
      ),
    },
  ],
};
