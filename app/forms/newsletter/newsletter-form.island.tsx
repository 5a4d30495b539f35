import { useRef } from 'react';
import { FormError } from '#app/forms/field/form-error.tsx';
import { Honeypot } from '#app/forms/field/honeypot.tsx';
import { TextField } from '#app/forms/field/text-field.tsx';
import { PAGE_TITLE_FIELD } from '#app/forms/text-form.ts';
import type { SlotProps } from '#app/islands/island-context.ts';
import { Icon } from '#app/ui/icons/icon.tsx';
import { useHydrated } from '#app/ui/motion/use-hydrated.ts';
import { ArrowLink } from '#app/ui/navigation/arrow-link.tsx';
import { Button } from '#app/ui/navigation/button.tsx';
import { fillPlaceholders } from '#contract/fill.ts';
import { isIncomplete, LEAD_MESSAGES, type LeadField } from '#contract/lead-rules.ts';
import type { Link } from '#contract/site.ts';
import { TEXT_LIMITS } from '#contract/text-rules.ts';
import { NEWSLETTER_MARK, type NewsletterState } from './newsletter-state.ts';
import { useSubscription } from './use-subscription.ts';

interface NewsletterIslandProps {
  labels: { fields: Record<LeadField, string>; button: string; sending: string };
  thanks: SubscribedCopy;
  /** Blank, or the result of a post without scripts. */
  initialState: NewsletterState;
  pageTitle: string;
  /** URL for a post without scripts. */
  action: string;
}

/** The children have the consent. */
export default function NewsletterIsland(props: NewsletterIslandProps & SlotProps) {
  const { labels, thanks, initialState, pageTitle, action, children } = props;
  const form = useRef<HTMLFormElement>(null);
  const isHydrated = useHydrated();
  const { values, errors, problem, subscriberName, needsConfirmation, isSending, set, submit } =
    useSubscription(form, initialState);
  const isWrong = Object.keys(errors).length > 0;
  const field = (name: LeadField) => ({
    name,
    id: `newsletter-${name}`,
    label: labels.fields[name],
    value: values[name],
    error: errors[name],
    onChange: set(name),
    required: true,
    readOnly: isSending,
    maxLength: name === 'email' ? TEXT_LIMITS.email : TEXT_LIMITS.line,
  });

  return (
    <form
      ref={form}
      method="post"
      action={action}
      noValidate={isHydrated}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      className="relative grid grid-cols-1 items-start gap-x-4 gap-y-5 sm:grid-cols-2"
    >
      <input type="hidden" {...NEWSLETTER_MARK} />
      <input type="hidden" name={PAGE_TITLE_FIELD} value={pageTitle} />
      <Honeypot />
      {subscriberName !== null && (
        <SubscribedNote
          copy={thanks}
          firstName={subscriberName}
          needsConfirmation={needsConfirmation}
        />
      )}
      {problem && <FormError>{problem}</FormError>}
      {isWrong && isIncomplete(values) && <FormError>{LEAD_MESSAGES.incomplete}</FormError>}
      <TextField {...field('firstName')} autoComplete="given-name" />
      <TextField {...field('lastName')} autoComplete="family-name" />
      <TextField {...field('email')} type="email" autoComplete="email" />
      {/* The margin has the height of a label, to align the button with the input beside it. */}
      <Button type="submit" disabled={isSending} className="w-full sm:mt-[1.78125rem]">
        {isSending ? labels.sending : labels.button}
      </Button>
      {children}
    </form>
  );
}

/** The title has `{name}`; `confirm` replaces `text` if a mail asks for confirmation first. */
interface SubscribedCopy extends Record<'title' | 'text' | 'confirm', string> {
  link: Link;
}

interface SubscribedNoteProps {
  copy: SubscribedCopy;
  firstName: string;
  /** True if a mail asks for confirmation first. */
  needsConfirmation: boolean;
}

/** Shown above the emptied form; `useFocusOnAnswer` focuses it. */
function SubscribedNote({ copy, firstName, needsConfirmation }: SubscribedNoteProps) {
  const { title, text, confirm, link } = copy;
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
          {fillPlaceholders(title, { name: firstName })}
        </p>
        <p className="text-ink-700">{needsConfirmation ? confirm : text}</p>
        <ArrowLink href={link.href} className="mt-1">
          {link.title}
        </ArrowLink>
      </div>
    </div>
  );
}
