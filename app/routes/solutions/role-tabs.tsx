import type { Copy } from '#app/pack.ts';
import { useCopy } from '#app/pack-context.ts';
import { Tabs } from '#app/ui/auto-tabs/tabs.tsx';
import { DrawnCard } from './drawn-card.tsx';
import { Points } from './points.tsx';

const tabsOf = (roles: Copy['pages/staff-augmentation']['roles']['items']) =>
  roles.map((role, index) => ({
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
  const copy = useCopy('pages/staff-augmentation');
  const { title, pause, play, items } = copy.roles;
  return <Tabs label={title} tabs={tabsOf(items)} turn="interval" words={{ pause, play }} />;
}
