import { AccountMenu } from './account-menu.tsx';
import type { Area } from './area.ts';
import { AreaLink } from './area-link.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { BrandMark } from './brand-mark.tsx';

const ENTRY =
  'group relative flex min-h-8 items-center gap-2.5 rounded-inner px-2.5 text-sm text-text no-underline transition-colors duration-100 hover:bg-rail-active/60 aria-[current=page]:bg-rail-active aria-[current=page]:font-medium aria-[current=page]:shadow-card touch:min-h-11 max-lg:justify-center max-lg:px-0 forced-colors:aria-[current=page]:border';

/** At the end of the line; at the corner of the icon where that is all there is. */
const COUNT =
  'ml-auto text-xs font-normal text-quiet max-lg:absolute max-lg:top-0 max-lg:left-1/2 max-lg:min-w-4 max-lg:rounded-full max-lg:bg-accent-tint max-lg:px-1 max-lg:text-center max-lg:text-2xs max-lg:text-on-accent-tint';

/** The menu: at the left, narrow on middling screens, and a bar at the foot of small ones. */
export function Rail({ areas }: { areas: readonly Area[] }) {
  return (
    <>
      <nav
        aria-label="Desk"
        className="no-print sticky top-0 flex h-dvh w-55 flex-none flex-col border-r border-line bg-rail p-2.5 max-lg:w-15 max-md:hidden"
      >
        <BrandMark />
        <ul className="mt-3 grid gap-0.5">
          {areas.map((area) => (
            <li key={area.path}>
              <AreaLink
                area={area}
                className={ENTRY}
                iconSize={16}
                iconClass="text-quiet group-aria-[current=page]:text-accent forced-colors:text-[inherit]"
                labelClass="max-lg:sr-only"
                countClass={COUNT}
              />
            </li>
          ))}
        </ul>
        <div className="mt-auto">
          <AccountMenu />
        </div>
      </nav>
      <BottomBar areas={areas} />
    </>
  );
}
