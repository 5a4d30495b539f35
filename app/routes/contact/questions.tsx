import { ContactForm } from '#app/forms/contact/contact-form.tsx';
import { useCopy } from '#app/pack-context.ts';
import { CONTACT_FIELDS } from '#contract/contact-rules.ts';

/** The form, with what happens to a message beside it. */
export function Questions({ pageTitle }: { pageTitle: string }) {
  const copy = useCopy('pages/contact');
  const { title, lede, next } = copy.questions;
  return (
    <section aria-labelledby="questions" className="section ground-morning">
      <div className="wrap grid items-start gap-x-14 gap-y-9 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <div>
          <h2 id="questions" className="text-3xl tracking-[-0.03em]">
            {title}
          </h2>
          <p className="quiet mt-4 max-w-160 text-lg">{lede}</p>
          <div className="prose mt-6">
            <ul>
              {next.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </div>
        </div>
        <ContactForm labelledBy="questions" pageTitle={pageTitle} fields={CONTACT_FIELDS} />
      </div>
    </section>
  );
}
