import { useNavigate } from 'react-router';
import { Icon } from '#console/ui/icon.tsx';
import { Menu } from '#console/ui/menu.tsx';
import { useAccountItems } from './account-menu.tsx';
import type { Area } from './area.ts';
import { AreaLink } from './area-link.tsx';

/** Links in the bar itself; the others are in the "More" menu. */
const IN_BAR = 4;

const ENTRY =
  'relative grid min-h-14 cursor-pointer content-center justify-items-center gap-0.5 rounded-inner text-2xs text-quiet no-underline aria-[current=page]:font-medium aria-[current=page]:text-accent';

const COUNT =
  'absolute top-1.5 left-1/2 ml-1.5 min-w-4 rounded-full bg-accent-tint px-1 text-center text-2xs font-medium text-on-accent-tint';

/** The menu of small screens, at the bottom within reach of the thumb. */
export function BottomBar({ areas }: { areas: readonly Area[] }) {
  const navigate = useNavigate();
  const account = useAccountItems();
  const more = areas.slice(IN_BAR).map(({ path, label, icon }) => ({
    label,
    icon,
    onSelect: () => void navigate(`/${path}`),
  }));
  return (
    <nav
      aria-label="Main"
      className="no-print fixed inset-x-0 bottom-0 z-30 border-t border-line bg-rail pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      <ul className="mx-auto grid max-w-120 auto-cols-fr grid-flow-col px-1">
        {areas.slice(0, IN_BAR).map((area) => (
          <li key={area.path}>
            <AreaLink area={area} className={ENTRY} iconSize={20} countClass={COUNT} />
          </li>
        ))}
        <li>
          <Menu
            label="More"
            items={more.length > 0 ? [...more, 'line', ...account] : account}
            side="above-end"
            buttonClass={`${ENTRY} w-full`}
          >
            <Icon name="menu" size={20} />
            More
          </Menu>
        </li>
      </ul>
    </nav>
  );
}
