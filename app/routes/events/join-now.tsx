import { useId } from 'react';
import { useCopy } from '#app/pack-context.ts';
import { Button, OutsideButton } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icons/icon.tsx';

/** The way into a virtual event; `link` is empty while nobody may come in. */
export function JoinNow({ link }: { link: string }) {
  const copy = useCopy('registration');
  const words = useCopy('words');
  const id = useId();
  const label = (
    <>
      <Icon name="video" size={20} />
      {copy.join.button}
    </>
  );
  return (
    <div data-until-over="" className="no-print">
      <OutsideButton
        // The script that opens it sets these as well: without a URL it has none.
        {...(link ? { href: link } : { target: undefined, rel: undefined })}
        hidden={link === ''}
        data-door="open"
        className="w-full"
      >
        {label}
        <span className="sr-only">{words.newTab}</span>
      </OutsideButton>
      <div hidden={link !== ''} data-door="closed">
        <Button
          tone="quiet"
          aria-disabled="true"
          aria-describedby={id}
          className="w-full cursor-default opacity-60 hover:border-ink-300"
        >
          {label}
        </Button>
        <p id={id} className="mt-2 text-center text-xs text-ink-600">
          {copy.join.early}
        </p>
      </div>
    </div>
  );
}
