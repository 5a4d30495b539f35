import { Fragment } from 'react';
import { usePack } from '#app/pack-context.ts';
import { Icon } from '#app/ui/icons/icon.tsx';
import { markNativeWords } from '#app/ui/text/mark-native-words.tsx';
import { type Crumb, stepsOf } from './steps.ts';

/** @param props.breadcrumbs without the home page; the last one is the page itself */
export function Breadcrumb({ breadcrumbs }: { breadcrumbs: readonly Crumb[] }) {
  const pack = usePack();
  const steps = stepsOf(pack, breadcrumbs);
  return (
    <nav aria-label={pack.locale.t('Breadcrumb')} className="no-print text-sm">
      <ol className="flex flex-wrap items-center gap-x-1.5">
        {steps.map(({ title, href, lang }, position) => (
          <Fragment key={title}>
            {position > 0 && (
              <li aria-hidden="true" className="quiet">
                <Icon name="chevron-right" size={14} />
              </li>
            )}
            <li
              className={
                // On a phone the heading repeats it in full, right below.
                position === steps.length - 1 ? 'max-sm:min-w-24 max-sm:flex-1 max-sm:truncate' : ''
              }
            >
              {position === steps.length - 1 ? (
                <span lang={lang} aria-current="page" className="font-medium">
                  {markNativeWords(title)}
                </span>
              ) : href ? (
                <a href={href} className="quiet inline-flex min-h-11 items-center hover:underline">
                  {title}
                </a>
              ) : (
                <span className="quiet">{title}</span>
              )}
            </li>
          </Fragment>
        ))}
      </ol>
    </nav>
  );
}
