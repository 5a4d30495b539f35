import type { ComponentProps } from 'react';
import { Icon } from '#app/ui/icons/icon.tsx';

/** A native select with the site's arrow, at the same distance from the border in every browser. */
export function Select({ className = '', ...rest }: ComponentProps<'select'>) {
  return (
    <span className="relative grid grid-cols-1">
      <select className={`cursor-pointer appearance-none pe-12 ${className}`} {...rest} />
      <Icon
        name="chevron-down"
        size={20}
        className="pointer-events-none absolute top-1/2 end-4 -translate-y-1/2 text-ink-600"
      />
    </span>
  );
}
