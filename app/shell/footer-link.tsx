import { useCopy } from '#app/pack-context.ts';
import { Icon } from '#app/ui/icons/icon.tsx';
import type { FooterLink as LinkCopy } from '#contract/site.ts';

interface FooterLinkProps {
  link: LinkCopy;
  className?: string;
  isCurrent?: boolean;
}

/** A link to another site opens in a new tab, which its accessible name says. */
export function FooterLink({ link: { title, href }, className, isCurrent }: FooterLinkProps) {
  const { newTab } = useCopy('labels');
  if (href.startsWith('/')) {
    return (
      <a href={href} className={className} aria-current={isCurrent ? 'page' : undefined}>
        {title}
      </a>
    );
  }
  return (
    <a href={href} className={className} target="_blank" rel="noopener">
      {title}
      <Icon name="arrow-up-right" size={16} className="ms-1" />
      <span className="sr-only">{newTab}</span>
    </a>
  );
}
