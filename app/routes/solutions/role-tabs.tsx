import { Tabs } from '#app/ui/auto-tabs/tabs.tsx';
import copy from '#content/pages/staff-augmentation.yaml';
import { DrawnCard } from './drawn-card.tsx';
import { Points } from './points.tsx';

const { title, pause, play, items } = copy.roles;

const tabs = items.map((role, index) => ({
  id: `role-${index}`,
  label: role.label,
  panel: (
    <DrawnCard title={role.title} drawing={role.drawing}>
      <p className="quiet mt-3">{role.text}</p>
      <Points points={role.points} />
    </DrawnCard>
  ),
}));

/** Who can join a team: each role for six seconds, until one is chosen. */
export function RoleTabs() {
  return <Tabs label={title} tabs={tabs} turn="interval" words={{ pause, play }} />;
}
