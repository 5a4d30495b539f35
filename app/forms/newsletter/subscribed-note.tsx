import { Icon } from '#app/ui/icons/icon.tsx';
import { ArrowLink } from '#app/ui/link/arrow-link.tsx';
import { fill } from '#app/ui/text/fill.ts';
import type { Link } from '#contract/site.ts';

/** `confirm` in place of `text` where a mail asks first; the title has `{name}`. */
export interface SubscribedWords extends Record<'title' | 'text' | 'confirm', string> {
  link: Link;
}

interface SubscribedNoteProps {
  words: SubscribedWords;
  firstName: string;
  /** Whether a mail asks them first. */
  isAsked: boolean;
}

/** Says thanks above the form, which is empty again; takes the focus. */
export function SubscribedNote({ words, firstName, isAsked }: SubscribedNoteProps) {
  const { title, text, confirm, link } = words;
  return (
    <div
      role="status"
      tabIndex={-1}
      className="flex items-start gap-4 rounded-card bg-success-100 p-5 outline-none sm:col-span-2"
    >
      <span className="grid size-9 flex-none place-items-center rounded-full bg-success text-white">
        <Icon name="check" size={20} />
      </span>
      <div className="min-w-0">
        <p className="text-xl leading-9 font-bold tracking-[-0.025em] wrap-anywhere">
          {fill(title, { name: firstName })}
        </p>
        <p className="text-ink-700">{isAsked ? confirm : text}</p>
        <ArrowLink href={link.href} className="mt-1">
          {link.title}
        </ArrowLink>
      </div>
    </div>
  );
}
