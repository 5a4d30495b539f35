import { IconTile } from '#app/ui/cards/icon-tile.tsx';
import { ActionCard } from '#app/ui/cards/paper-card.tsx';
import { Icon } from '#app/ui/icons/icon.tsx';
import { ButtonLink, buttonClass } from '#app/ui/navigation/button.tsx';
import type { LinkPurpose } from '#contract/newsletter.ts';
import type { Link } from '#contract/site.ts';

interface AskingProps {
  purpose: LinkPurpose;
  copy: Record<'title' | 'text' | 'button', string>;
  /** A link that leaves without the change. */
  cancelLink?: { href: string; title: string };
}

/**
 * Asks for confirmation before a link in a mail has an effect, because security software opens
 * links too. The form is posted to the page's own URL, with or without scripts.
 */
export function LinkConfirmation({
  purpose,
  copy: { title, text, button },
  cancelLink,
}: AskingProps) {
  return (
    <ActionCard icon={<IconTile icon="mail" />} title={title} text={text}>
      <form method="post" className="mt-8 w-full sm:w-auto">
        <button
          type="submit"
          className={buttonClass({ tone: purpose === 'confirm' ? 'action' : 'ink' }, 'w-full')}
        >
          {button}
        </button>
      </form>
      {cancelLink && (
        <ButtonLink link={cancelLink} tone="quiet" className="mt-3 w-full sm:w-auto" />
      )}
    </ActionCard>
  );
}

interface DoneProps {
  copy: { title: string; text: string; link: Link };
  tone: 'primary' | 'quiet';
  /** True if the link is unknown or expired, so nothing was changed. */
  isUnknown?: boolean;
}

/** The result of a link in a mail, from this or an earlier click, and a link to go on. */
export function LinkResult({ copy: { title, text, link }, tone, isUnknown = false }: DoneProps) {
  const mark = isUnknown ? (
    <IconTile icon="link-2" tint="dawn" />
  ) : (
    <span className="grid size-13.5 place-items-center rounded-full bg-success text-white">
      <Icon name="check" size={28} />
    </span>
  );
  return (
    <ActionCard icon={mark} title={title} text={text}>
      {/* Loads a new page, also if only the query differs. */}
      <ButtonLink link={link} tone={tone} className="mt-8 w-full sm:w-auto" />
    </ActionCard>
  );
}
