import { useCopy, usePack } from '#app/pack-context.ts';
import { useActionData } from '#app/page-context.ts';
import { NewsletterForm } from './newsletter-form.tsx';
import { BLANK_NEWSLETTER, type NewsletterState } from './newsletter-state.ts';

/** Used in URLs too: a post without scripts scrolls back to it. */
export const NEWSLETTER_ID = 'newsletter';

interface NewsletterProps {
  /** The page's document title, which a form without scripts has to send. */
  pageTitle?: string;
  /** It follows a section on paper, which has space below. */
  continuesPaper?: boolean;
}

/**
 * Its page needs the action of `receive-newsletter.ts`. Shows nothing if the brand has no
 * newsletter.
 */
export function Newsletter({ pageTitle = '', continuesPaper = false }: NewsletterProps) {
  if (!usePack().has('newsletter')) return null;
  return <NewsletterSection pageTitle={pageTitle} continuesPaper={continuesPaper} />;
}

function NewsletterSection({ pageTitle, continuesPaper }: Required<NewsletterProps>) {
  const copy = useCopy('newsletter');
  const postResult = useActionData<{ newsletter?: NewsletterState }>()?.newsletter;
  return (
    <section
      id={NEWSLETTER_ID}
      aria-labelledby={`${NEWSLETTER_ID}-title`}
      className={`no-print wrap grid gap-x-12 gap-y-9 pb-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,40rem)] lg:pb-14 ${continuesPaper ? '' : 'pt-18 lg:pt-24'}`.trim()}
    >
      <div>
        <h2 id={`${NEWSLETTER_ID}-title`} className="text-3xl tracking-[-0.035em]">
          {copy.heading}
        </h2>
        <p className="mt-4 max-w-120 text-lg text-ink-700">{copy.text}</p>
      </div>
      <NewsletterForm initialState={postResult ?? BLANK_NEWSLETTER} pageTitle={pageTitle} />
    </section>
  );
}
