import type { ComponentProps } from 'react';
import { Icon } from '#app/ui/icons/icon.tsx';
import type { Link } from '#contract/site.ts';

interface ArrowLinkProps extends ComponentProps<'a'> {
  /** Replaces `href` and `children`. */
  link?: Link;
}

/** 'Read the full story →': a link to a page of this site. */
export function ArrowLink({ link, children, className = '', ...rest }: ArrowLinkProps) {
  return (
    <a className={`arrow-link ${className}`} href={link?.href} {...rest}>
      {link?.title ?? children}
      <Icon name="arrow-right" size={18} />
    </a>
  );
}
