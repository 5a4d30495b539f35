import { NavLink } from 'react-router';
import site from '#content/site.yaml';
import { MobileGroup } from './mobile-group.tsx';

/** The entries of the menu below each other. */
export function MobileEntries() {
  return (
    <nav aria-label={site.menus.labels.main} className="py-3">
      <ul className="divide-y divide-ink/10">
        {site.menus.header.map((entry) => (
          <li key={entry.title}>
            {'href' in entry ? (
              <NavLink
                to={entry.href}
                className="relative flex min-h-14 items-center text-xl font-medium before:absolute before:inset-y-4 before:-left-3 before:w-[3px] before:rounded-full aria-[current=page]:text-primary-700 aria-[current=page]:before:bg-primary-600"
              >
                {entry.title}
              </NavLink>
            ) : (
              <MobileGroup group={entry} />
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
