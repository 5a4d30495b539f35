import { NavLink } from 'react-router';
import type { Link } from '#contract/site.ts';

export function FooterLinks({ title, items }: { title: string; items: readonly Link[] }) {
  return (
    <nav aria-label={title}>
      <h2 className="mb-2 text-base tracking-normal text-white">{title}</h2>
      <ul>
        {items.map((item) => (
          <li key={item.href}>
            <NavLink
              to={item.href}
              className="flex min-h-11 items-center text-sm underline-offset-4 hover:text-white hover:underline aria-[current=page]:text-white aria-[current=page]:underline lg:min-h-8.5"
            >
              {item.title}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
