import { currentPage } from '#app/shell/is-current.ts';
import type { Link } from '#contract/site.ts';

interface FooterLinksProps {
  title: string;
  items: readonly Link[];
  pathname: string;
}

export function FooterLinks({ title, items, pathname }: FooterLinksProps) {
  return (
    <nav aria-label={title}>
      <h2 className="mb-2 text-base tracking-normal text-white">{title}</h2>
      <ul className="text-sm [&_a]:flex [&_a]:min-h-11 [&_a]:items-center [&_a]:underline-offset-4 [&_a]:hover:text-white [&_a]:hover:underline [&_[aria-current]]:text-white [&_[aria-current]]:underline lg:[&_a]:min-h-8.5">
        {items.map(({ title, href }) => (
          <li key={href}>
            <a href={href} aria-current={currentPage(pathname, href)}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
