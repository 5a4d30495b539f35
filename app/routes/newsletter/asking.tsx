import { buttonClass } from '#app/ui/button/button.tsx';
import { IconTile } from '#app/ui/icon-tile/icon-tile.tsx';
import Mail from '#app/ui/icons/mail.ts';
import copy from '#content/pages/newsletter.yaml';
import type { LinkPurpose } from '#contract/newsletter.ts';
import { PaperCard } from './paper-card.tsx';

/**
 * Says what the link does, and does it once asked to: a link alone may have been opened by a program
 * that looks for bad ones. The form is posted to the page's own URL, with or without scripts.
 */
export function Asking({ purpose }: { purpose: LinkPurpose }) {
  const { title, text, button } = copy[purpose];
  return (
    <PaperCard mark={<IconTile icon={Mail} />} title={title} text={text}>
      <form method="post" className="mt-8 w-full sm:w-auto">
        <button
          type="submit"
          className={buttonClass({ tone: purpose === 'confirm' ? 'action' : 'ink' }, 'w-full')}
        >
          {button}
        </button>
      </form>
    </PaperCard>
  );
}
