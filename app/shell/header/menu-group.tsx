import { currentPage, isCurrent } from '#app/shell/is-current.ts';
import site from '#content/site.yaml';
import type { MenuGroup as Group } from '#contract/site.ts';
import { MenuItem } from './menu-item.tsx';

interface MenuGroupProps {
  group: Group;
  pathname: string;
}

/** Of the groups that share the name, the browser keeps one open at most. */
export function MenuGroup({ group: { title, items, feature }, pathname }: MenuGroupProps) {
  const isHere = items.some(({ href }) => isCurrent(pathname, href));
  return (
    <details name="menu-group">
      <summary data-current={isHere || undefined} className="menu-entry">
        {title}
      </summary>
      <div data-title={title} className="menu-panel">
        <ul>
          {items.map((item) => (
            <MenuItem key={item.href} item={item} current={currentPage(pathname, item.href)} />
          ))}
        </ul>
        <p>
          {site.menus.schedule.text}{' '}
          <a href={site.schedulingUrl} target="_blank" rel="noopener">
            {site.menus.schedule.link}
          </a>
        </p>
        {feature && <MenuFeature feature={feature} />}
      </div>
    </details>
  );
}

/** The picture in a panel: its lower part is dark, for the words. */
function MenuFeature({ feature }: { feature: NonNullable<Group['feature']> }) {
  const { drawing, eyebrow, title, link } = feature;
  return (
    <a href={link.href} className="menu-feature on-night">
      <img src={drawing} alt="" loading="lazy" width={300} height={387} />
      <small>{eyebrow}</small> {title} <span>{link.title}</span>
    </a>
  );
}
