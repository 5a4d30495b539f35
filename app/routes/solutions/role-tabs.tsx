import { Tabs } from '#app/ui/auto-tabs/tabs.tsx';
import { useIntervalRotation } from '#app/ui/auto-tabs/use-interval-rotation.ts';
import { Drawing } from '#app/ui/drawing/drawing.tsx';
import copy from '#content/pages/staff-augmentation.yaml';
import { Points } from './points.tsx';

const { title, pause, play, items } = copy.roles;

const tabs = items.map((role, index) => ({
  id: `role-${index}`,
  label: role.label,
  panel: (
    <div className="card h-full gap-x-8 gap-y-6 p-5 @2xl:grid @2xl:grid-cols-2 sm:p-7">
      <Drawing src={role.drawing} className="@2xl:h-full" />
      <div className="@2xl:py-2">
        <h3 className="text-2xl">{role.title}</h3>
        <p className="quiet mt-3 text-pretty">{role.text}</p>
        <Points points={role.points} />
      </div>
    </div>
  ),
}));

/** Who can join a team: each role for six seconds, until one is chosen. */
export function RoleTabs() {
  const rotation = useIntervalRotation(tabs.length);
  return <Tabs label={title} tabs={tabs} rotation={rotation} words={{ pause, play }} />;
}
