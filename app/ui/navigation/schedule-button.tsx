import type { ComponentProps } from 'react';
import { useCopy } from '#app/pack-context.ts';
import { ButtonLink, ExternalButton } from './button.tsx';

/** Opens the booking calendar. A company without one is asked for a meeting by the contact form. */
export function ScheduleButton({ children, ...rest }: ComponentProps<typeof ExternalButton>) {
  const { schedulingUrl, menus } = useCopy('site');
  return schedulingUrl ? (
    <ExternalButton href={schedulingUrl} {...rest}>
      {children}
    </ExternalButton>
  ) : (
    <ButtonLink link={menus.contact} {...rest} />
  );
}
