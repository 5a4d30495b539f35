import type { MouseEvent, Ref } from 'react';
import ArrowUpRight from '#app/ui/icons/arrow-up-right.ts';
import CalendarDays from '#app/ui/icons/calendar-days.ts';
import site from '#content/site.yaml';
import type { MenuGroup } from '#contract/site.ts';
import { MenuFeature } from './menu-feature.tsx';
import { MenuItemLink } from './menu-item-link.tsx';

interface MenuPanelProps {
  ref: Ref<HTMLDivElement>;
  id: string;
  group: MenuGroup;
  isOpen: boolean;
  /** No unfolding and no folding: another panel takes this one's place, or gave it up. */
  isInstant: boolean;
  close: () => void;
}

const UNFOLDS =
  'transition-[opacity,scale,translate,display] transition-discrete duration-200 starting:-translate-y-1.5 starting:scale-[0.97] starting:opacity-0';

export function MenuPanel({ ref, id, group, isOpen, isInstant, close }: MenuPanelProps) {
  const { title, items, feature } = group;
  const isSmall = items.length < 3;
  const columns = isSmall
    ? 'max-w-190 grid-cols-[1fr_17.5rem]'
    : 'max-w-260 grid-cols-[1fr_17rem] xl:grid-cols-[1fr_18.75rem]';
  const shown = isOpen
    ? 'grid'
    : 'hidden -translate-y-1.5 scale-[0.97] opacity-0 noscript:translate-none noscript:scale-none noscript:opacity-100 noscript:group-focus-within/menu:grid noscript:group-hover/menu:grid';
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears of the links that it holds
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard follows a link with a click too
    <div
      ref={ref}
      id={id}
      data-panel
      onClick={(event) => isLink(event) && close()}
      className={`absolute inset-x-8 top-20.5 mx-auto gap-3 rounded-panel bg-white p-3 text-ink shadow-float before:absolute before:inset-x-0 before:-top-4 before:h-4 ${feature ? columns : 'max-w-190'} ${shown} ${isInstant ? '' : UNFOLDS}`}
    >
      <div className="flex flex-col pt-5 pr-4 pb-2 pl-5">
        <p className="mb-3.5 pl-3 text-[1.25rem] leading-[1.3] font-bold tracking-[-0.02em]">
          {title}
        </p>
        <ul className={`mb-2 grid gap-1 ${isSmall ? '' : 'grid-cols-2'}`}>
          {items.map((item) => (
            <li key={item.href}>
              <MenuItemLink item={item} />
            </li>
          ))}
        </ul>
        <p className="mt-auto flex flex-wrap items-center gap-x-2.5 border-t border-ink-200 px-3 pt-3 text-sm text-ink-700">
          <CalendarDays size={18} aria-hidden="true" className="flex-none text-primary-600" />
          <span className="flex-1 text-balance">{site.menus.schedule.text}</span>
          <a
            href={site.schedulingUrl}
            target="_blank"
            rel="noopener"
            className="inline-flex min-h-11 items-center gap-1 font-medium text-primary-600 hover:underline"
          >
            {site.menus.schedule.link}
            <ArrowUpRight size={16} aria-hidden="true" />
          </a>
        </p>
      </div>
      {feature && <MenuFeature feature={feature} />}
    </div>
  );
}

function isLink({ target }: MouseEvent): boolean {
  return target instanceof Element && target.closest('a') !== null;
}
