import { IconTile } from '#app/ui/cards/icon-tile.tsx';
import { PaperCard } from '#app/ui/cards/paper-card.tsx';
import { ButtonLink, buttonClass } from '#app/ui/navigation/button.tsx';
import type { LinkPurpose } from '#contract/newsletter.ts';

interface AskingProps {
  purpose: LinkPurpose;
  words: Record<'title' | 'text' | 'button', string>;
  /** Leads away without doing it. */
  keep?: { href: string; title: string };
}

/**
 * Says what a link in a mail does, and does it once asked to: a link alone may have been opened by a program
 * that looks for bad ones. The form is posted to the page's own URL, with or without scripts.
 */
export function Asking({ purpose, words: { title, text, button }, keep }: AskingProps) {
  return (
    <PaperCard mark={<IconTile icon="mail" />} title={title} text={text}>
      <form method="post" className="mt-8 w-full sm:w-auto">
        <button
          type="submit"
          className={buttonClass({ tone: purpose === 'confirm' ? 'action' : 'ink' }, 'w-full')}
        >
          {button}
        </button>
      </form>
      {keep && (
        <ButtonLink href={keep.href} tone="quiet" className="mt-3 w-full sm:w-auto">
          {keep.title}
        </ButtonLink>
      )}
    </PaperCard>
  );
}
