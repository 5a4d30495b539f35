import type { Examples } from '#app/examples.ts';
import { Tabs } from './tabs.tsx';

const labels = { pause: 'Pause the tabs', play: 'Play the tabs' };

function Card({ title, text }: { title: string; text: string }) {
  return (
    <div className="rounded-card border border-hairline bg-white p-6">
      <p className="text-xl font-bold">{title}</p>
      <p className="mt-2 text-ink-700">{text}</p>
    </div>
  );
}

const voices = [
  {
    id: 'customers',
    label: 'Customers',
    panel: <Card title="Founders" text="What the teams say that we built for." />,
  },
  {
    id: 'talent',
    label: 'Talent',
    panel: <Card title="Engineers" text="What the people say who do the work." />,
  },
];

const roles = ['Developers', 'QA engineers', 'Project managers', 'Designers'].map((label) => ({
  id: label.toLowerCase().replaceAll(' ', '-'),
  label,
  panel: <Card title={label} text={`What ${label} do in a team.`} />,
}));

export const examples: Examples = {
  title: 'Rotating tabs',
  examples: [
    {
      name: 'Two tabs by progress',
      note: '8.35 s each',
      element: <Tabs label="Voices" tabs={voices} rotation="progress" labels={labels} />,
    },
    {
      name: 'Four tabs by interval',
      note: '6 s each',
      element: <Tabs label="Roles" tabs={roles} rotation="interval" labels={labels} />,
    },
    {
      name: 'Only in view',
      note: 'Stops while out of view',
      element: (
        <Tabs label="Voices in view" tabs={voices} rotation="progress" onlyInView labels={labels} />
      ),
    },
  ],
};
