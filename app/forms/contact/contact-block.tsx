import { type ReactNode, useId } from 'react';
import type { ContactField } from '#contract/contact-rules.ts';
import type { ContactFieldCopy } from './contact-fields.tsx';
import { ContactForm } from './contact-form.tsx';

const FIELDS: readonly ContactField[] = ['name', 'email', 'company', 'message'];

interface ContactBlockProps {
  copy: Pick<ContactFieldCopy, 'company' | 'message'> & {
    title: string;
    lede: string;
    topic?: string | undefined;
    button: string;
  };
  /** The page's document title, which a form without scripts has to send. */
  pageTitle: string;
  /** Below the text, such as other ways to write. */
  children?: ReactNode;
}

/** The contact form at the end of a page about one topic. */
export function ContactBlock({ copy, pageTitle, children }: ContactBlockProps) {
  const { title, lede, topic, button, company, message } = copy;
  const id = useId();
  return (
    <section aria-labelledby={id} className="section page-end ground-dawn">
      <div className="wrap grid items-start gap-x-14 gap-y-9 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <div>
          <h2 id={id} className="text-3xl tracking-[-0.03em]">
            {title}
          </h2>
          <p className="quiet mt-4 max-w-160 text-lg">{lede}</p>
          {children}
        </div>
        <ContactForm
          labelledBy={id}
          pageTitle={pageTitle}
          fields={FIELDS}
          topic={topic}
          fieldCopy={{ company, message }}
          button={button}
        />
      </div>
    </section>
  );
}
