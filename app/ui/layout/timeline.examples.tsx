import type { Examples } from '#app/examples.ts';
import { Timeline } from './timeline.tsx';

const text =
  'We sit with the people who will use the app, watch what they do today, and write down where they wait, ask or give up. What we hear becomes a list that everybody can read.';

const design = ['User Behavior Analysis', 'Wireframe Development', 'High-Fidelity Designs'].map(
  (title, index) => ({ id: `design-${index}`, title, body: <p>{text}</p> }),
);

const tall = ['Architecture Design and Discovery', 'Development', 'Production', 'Management'].map(
  (title, index) => ({
    id: `phase-${index}`,
    title,
    body: (
      <div className="grid gap-4">
        {[1, 2, 3].map((paragraph) => (
          <p key={paragraph}>{text}</p>
        ))}
      </div>
    ),
  }),
);

export const examples: Examples = {
  title: 'Timeline',
  examples: [
    { name: 'Three steps', element: <Timeline steps={design} /> },
    { name: 'Four phases with much text', element: <Timeline steps={tall} /> },
  ],
};
