import { useCopy, usePack } from '#app/pack-context.ts';
import { currentPage, isCurrent } from '#app/shell/is-current.ts';
import { Ornament } from '#app/ui/media/ornament.tsx';
import type { MenuGroup as Group, MenuItem as Item } from '#contract/site.ts';

interface MenuGroupProps {
  group: Group;
  pathname: string;
}

/** The browser keeps at most one of the `details` with the same name open. */
export function MenuGroup({ group: { title, items, feature }, pathname }: MenuGroupProps) {
  const pack = usePack();
  const hasCurrentPage = items.some(({ href }) => isCurrent(pack, pathname, href));
  return (
    <details name="menu-group">
      <summary data-current={hasCurrentPage || undefined} className="menu-entry icon-chevron-down">
        {title}
      </summary>
      <div data-title={title} className="menu-panel">
        <ul>
          {items.map((item) => (
            <MenuItem
              key={item.href}
              item={item}
              current={currentPage(pack, pathname, item.href)}
            />
          ))}
        </ul>
        <ScheduleLine />
        {feature && <MenuFeature feature={feature} />}
      </div>
    </details>
  );
}

function ScheduleLine() {
  const { schedulingUrl, menus } = useCopy('site');
  const { text, link } = menus.schedule;
  if (!schedulingUrl) return null;
  return (
    <p className="icon-calendar-days">
      {text}{' '}
      <a href={schedulingUrl} target="_blank" rel="noopener" className="icon-arrow-up-right">
        {link}
      </a>
    </p>
  );
}

/** A picture with text on its darkened lower part, or an ornament above the text. */
function MenuFeature({ feature }: { feature: NonNullable<Group['feature']> }) {
  const { drawing, eyebrow, title, link } = feature;
  return (
    <a href={link.href} className="menu-feature on-night">
      {drawing ? (
        <img src={drawing} alt="" loading="lazy" width={300} height={387} />
      ) : (
        <Ornament seed={title} />
      )}
      <small>{eyebrow}</small> {title} <span className="icon-arrow-right">{link.title}</span>
    </a>
  );
}

interface MenuItemProps {
  item: Item;
  current: 'page' | undefined;
}

function MenuItem({ item: { href, icon, title, description }, current }: MenuItemProps) {
  return (
    <li>
      <a href={href} aria-current={current}>
        <i className={`icon-${icon}`} /> {title} <small>{description}</small>
      </a>
    </li>
  );
}
