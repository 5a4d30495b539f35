import type { Copy } from '#app/pack.ts';
import { useCopy } from '#app/pack-context.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { metaOf } from '#app/page-head.ts';
import { Tabs } from '#app/ui/auto-tabs/tabs.tsx';
import { ValueCard } from '#app/ui/cards/value-card.tsx';
import { ArrowLink } from '#app/ui/navigation/arrow-link.tsx';
import { sectionsOf } from '#contract/page-sections.ts';
import {
  AMOUNT_PATTERN,
  STAFF_LEVELS,
  STAFF_PARAMETERS,
  STAFF_PEOPLE_PATTERN,
  STAFF_ROLES,
} from '#contract/staffing-costs.ts';
import { Cards, DrawnCard, PART_BACKGROUNDS, Part, Points } from './parts.tsx';
import { SolutionFrame, type SolutionParts } from './solution-frame.tsx';
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

/** Sections of the table of contents. Their ids in the copy are also those of their elements. */
const LISTED = ['prices', 'calculator', 'profiles', 'leaving', 'questions'] as const;
const isListed = (id: string): id is (typeof LISTED)[number] => LISTED.some((item) => item === id);

export default function StaffPage() {
  const copy = useCopy('pages/staff-augmentation');
  const sections = sectionsOf('staff-augmentation', copy.sections);
  const items = sections.filter(isListed).map((id) => ({ id, title: copy[id].title }));
  const priceLink = usePriceLink();
  return (
    <SolutionFrame
      page="staff-augmentation"
      copy={copy}
      contents={items.length > 0 ? { label: copy.contents, items } : undefined}
      introLink={sections.includes('prices') ? priceLink : undefined}
      parts={partsOf(copy)}
    />
  );
}

const partsOf = ({
  roles,
  why,
  badges,
}: Copy['pages/staff-augmentation']): SolutionParts<'staff-augmentation'> => ({
  roles: {
    backgrounds: PART_BACKGROUNDS.morning,
    render: ({ background }) => (
      <Part title={roles.title} text={roles.text} background={background}>
        <RoleTabs />
      </Part>
    ),
  },
  prices: { backgrounds: PART_BACKGROUNDS.paper, render: () => <Prices /> },
  calculator: {
    backgrounds: PART_BACKGROUNDS.dawn,
    render: ({ background }) => <Calculator background={background} />,
  },
  profiles: {
    backgrounds: PART_BACKGROUNDS.morning,
    render: ({ background }) => <Profiles background={background} />,
  },
  why: {
    backgrounds: PART_BACKGROUNDS.paper,
    render: () => (
      <Part title={why.title} text={why.text}>
        <Cards items={why.items} card={ValueCard} />
      </Part>
    ),
  },
  leaving: { backgrounds: PART_BACKGROUNDS.deep, render: () => <Leaving /> },
  badges: {
    backgrounds: PART_BACKGROUNDS.dawn,
    render: ({ background }) => (
      <Part title={badges.title} text={badges.text} background={background}>
        <ArrowLink link={badges.link} />
      </Part>
    ),
  },
});

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
