import type { ComponentProps } from 'react';
import { Icon } from '#app/ui/icons/icon.tsx';
import type { Link } from '#contract/site.ts';

interface ArrowLinkProps extends ComponentProps<'a'> {
  /** In place of a URL and a text. */
  to?: Link;
}

/** 'Read the full story →': leads on to a page of this site. */
export function ArrowLink({ to, children, className = '', ...rest }: ArrowLinkProps) {
  return (
    <a className={`arrow-link ${className}`} href={to?.href} {...rest}>
      {to?.title ?? children}
      <Icon name="arrow-right" size={18} />
    </a>
  );
}
