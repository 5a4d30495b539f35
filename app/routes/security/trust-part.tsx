import type { ReactNode } from 'react';
import { ArrowLink } from '#app/ui/navigation/arrow-link.tsx';
import { SECTION_MARGIN } from '#app/ui/navigation/table-of-contents.tsx';
import type { TrustSection } from '#contract/pages/security-and-contracts.ts';
import { TermsText } from './terms-text.tsx';

interface TrustPartProps {
  section: TrustSection;
  /** On a colored panel, for the section that must not be overlooked. */
  isPanel?: boolean;
  /** After the texts. */
  children?: ReactNode;
}

export function TrustPart({ section, isPanel = false, children }: TrustPartProps) {
  const { id, title, text, items = [], links = [] } = section;
  return (
    <section
      aria-labelledby={id}
      className={isPanel ? 'ground-dawn rounded-panel p-6 sm:p-9 lg:-ms-9' : ''}
    >
      <h2 id={id} className={`text-3xl tracking-[-0.03em] outline-none ${SECTION_MARGIN}`}>
        {title}
      </h2>
      <div className="mt-5 grid max-w-165 gap-4 text-lg">
        {text.map((paragraph) => (
          <p key={paragraph}>
            <TermsText text={paragraph} />
          </p>
        ))}
      </div>
      {items.length > 0 && (
        <dl className="mt-7 border-t border-ink-300">
          {items.map((item) => (
            <div
              key={item.title}
              className="grid gap-x-8 gap-y-1 border-b border-ink-300/60 py-4 break-inside-avoid sm:grid-cols-[12rem_minmax(0,1fr)]"
            >
              <dt className="font-medium">{item.title}</dt>
              <dd className="quiet max-w-140">
                <TermsText text={item.text} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {children}
      {links.length > 0 && (
        <ul className="no-print mt-4 flex flex-wrap gap-x-8">
          {links.map((link) => (
            <li key={link.href}>
              <ArrowLink link={link} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
