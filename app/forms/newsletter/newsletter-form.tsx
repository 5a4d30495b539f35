import { ConsentLine } from '#app/forms/field/consent-line.tsx';
import { Island } from '#app/islands/island.tsx';
import { useCopy } from '#app/pack-context.ts';
import { useFormAction } from '#app/page-context.ts';
import NewsletterIsland from './newsletter-form.island.tsx';
import { BLANK, type NewsletterState } from './newsletter-state.ts';

interface NewsletterFormProps {
  /** Blank, or as a post without scripts left it. */
  start: NewsletterState;
  pageTitle: string;
  /** Where it is posted to; to the page's URL as it is unless given. */
  action?: string;
}

export function NewsletterForm({ start, pageTitle, action }: NewsletterFormProps) {
  const copy = useCopy('newsletter');
  const ownAction = useFormAction();
  const { fields, button, sending, thanks } = copy;
  return (
    <Island
      of={NewsletterIsland}
      wake={start === BLANK ? 'interaction' : 'load'}
      props={{
        words: { fields, button, sending },
        thanks,
        start,
        pageTitle,
        // Without scripts the page comes back at the newsletter, not at its top.
        action: `${action ?? ownAction}#newsletter`,
      }}
    >
      <ConsentLine copy={copy} className="sm:col-span-2" />
    </Island>
  );
}
