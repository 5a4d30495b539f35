import { ConsentLine } from '#app/forms/field/consent-line.tsx';
import { Island } from '#app/islands/island.tsx';
import { useCopy } from '#app/pack-context.ts';
import { useFormAction } from '#app/page-context.ts';
import NewsletterIsland from './newsletter-form.island.tsx';
import { BLANK_NEWSLETTER, type NewsletterState } from './newsletter-state.ts';

interface NewsletterFormProps {
  /** Blank, or the result of a post without scripts. */
  initialState: NewsletterState;
  pageTitle: string;
  /** URL for a post without scripts; by default the page's own. */
  action?: string;
}

export function NewsletterForm({ initialState, pageTitle, action }: NewsletterFormProps) {
  const copy = useCopy('newsletter');
  const pageAction = useFormAction();
  const { fields, button, sending, thanks } = copy;
  return (
    <Island
      component={NewsletterIsland}
      hydrateOn={initialState === BLANK_NEWSLETTER ? 'interaction' : 'load'}
      props={{
        labels: { fields, button, sending },
        thanks,
        initialState,
        pageTitle,
        // Without scripts, the response scrolls to the newsletter instead of the top of the page.
        action: `${action ?? pageAction}#newsletter`,
      }}
    >
      <ConsentLine copy={copy} className="sm:col-span-2" />
    </Island>
  );
}
