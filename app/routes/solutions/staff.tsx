import type { Copy } from '#app/pack.ts';
import { useCopy } from '#app/pack-context.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { metaOf } from '#app/page-head.ts';
import { Tabs } from '#app/ui/auto-tabs/tabs.tsx';
import { ValueCard } from '#app/ui/cards/value-card.tsx';
import { ArrowLink } from '#app/ui/navigation/arrow-link.tsx';
import { Cards, DrawnCard, Part, Points } from './parts.tsx';
import { SolutionFrame } from './solution-frame.tsx';
import { solutionJsonLd } from './solution-json-ld.ts';

export const handle: PageHandle = { headerTheme: 'night' };

export const meta = metaOf('pages/staff-augmentation');
export const structuredData = solutionJsonLd('pages/staff-augmentation');

export default function StaffPage() {
  const copy = useCopy('pages/staff-augmentation');
  const { roles, why, badges } = copy;
  return (
    <SolutionFrame path="/staff-augmentation" copy={copy}>
      <Part title={roles.title} text={roles.text} background="morning">
        <RoleTabs />
      </Part>
      <Part title={why.title} text={why.text}>
        <Cards items={why.items} card={ValueCard} />
      </Part>
      <Part title={badges.title} text={badges.text} background="dawn">
        <ArrowLink link={badges.link} />
      </Part>
    </SolutionFrame>
  );
}

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

/** The roles rotate every six seconds, until a visitor chooses one. */
function RoleTabs() {
  const { title, pause, play, items } = useCopy('pages/staff-augmentation').roles;
  return <Tabs label={title} tabs={tabsOf(items)} rotation="interval" labels={{ pause, play }} />;
}
