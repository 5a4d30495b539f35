import type { Copy } from '#app/pack.ts';
import { useCopy } from '#app/pack-context.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { metaOf } from '#app/page-head.ts';
import { Tabs } from '#app/ui/auto-tabs/tabs.tsx';
import { ValueCard } from '#app/ui/cards/value-card.tsx';
import { ArrowLink } from '#app/ui/navigation/arrow-link.tsx';
import {
  AMOUNT_PATTERN,
  STAFF_LEVELS,
  STAFF_PARAMETERS,
  STAFF_PEOPLE_PATTERN,
  STAFF_ROLES,
} from '#contract/staffing-costs.ts';
import { Cards, DrawnCard, Part, Points } from './parts.tsx';
import { SolutionFrame } from './solution-frame.tsx';
import { solutionJsonLd } from './solution-json-ld.ts';
import { Calculator } from './staffing/calculator.tsx';
import { Leaving } from './staffing/leaving.tsx';
import { staffingOffers } from './staffing/offers.ts';
import { Prices, usePriceLink } from './staffing/prices.tsx';
import { Profiles } from './staffing/profiles.tsx';

export const handle: PageHandle = {
  query: STAFF_PARAMETERS,
  accepts: {
    role: STAFF_ROLES,
    level: STAFF_LEVELS,
    people: STAFF_PEOPLE_PATTERN,
    salary: AMOUNT_PATTERN,
    typical: AMOUNT_PATTERN,
  },
  // There are too many salaries to cache a page for each.
  uncachedParams: ['salary', 'typical'],
  headerTheme: 'night',
};

export const meta = metaOf('pages/staff-augmentation');
export const structuredData = solutionJsonLd('pages/staff-augmentation', staffingOffers);

/** The sections of the table of contents, by their keys in the copy, which are also their ids. */
const SECTIONS = ['prices', 'calculator', 'profiles', 'leaving', 'questions'] as const;

export default function StaffPage() {
  const copy = useCopy('pages/staff-augmentation');
  const { roles, why, badges } = copy;
  const contents = {
    label: copy.contents,
    items: SECTIONS.map((id) => ({ id, title: copy[id].title })),
  };
  return (
    <SolutionFrame
      path="/staff-augmentation"
      copy={copy}
      contents={contents}
      introLink={usePriceLink()}
    >
      <Part title={roles.title} text={roles.text} background="morning">
        <RoleTabs />
      </Part>
      <Prices />
      <Calculator />
      <Profiles />
      <Part title={why.title} text={why.text}>
        <Cards items={why.items} card={ValueCard} />
      </Part>
      <Leaving />
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
