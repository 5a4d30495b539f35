import { Fragment } from 'react';
import { usePack } from '#app/pack-context.ts';
import { Icon } from '#app/ui/icons/icon.tsx';
import { markNativeWords } from '#app/ui/text/mark-native-words.tsx';
import { type Crumb, stepsOf } from './steps.ts';

interface BreadcrumbProps {
  /** Without the home page; the last one is the page itself. */
  breadcrumbs: readonly Crumb[];
  /** The page's heading has the same text, so phones do not show it twice. */
  repeatsHeading?: boolean;
}

export function Breadcrumb({ breadcrumbs, repeatsHeading = false }: BreadcrumbProps) {
  const pack = usePack();
  const steps = stepsOf(pack, breadcrumbs);
  const isRepeated = (position: number) => repeatsHeading && position === steps.length - 1;
  return (
    <nav aria-label={pack.locale.t('Breadcrumb')} className="no-print text-sm">
      <ol className="flex flex-wrap items-center gap-x-1.5">
        {steps.map(({ title, href, lang }, position) => (
          <Fragment key={title}>
            {position > 0 && (
              <li
                aria-hidden="true"
                className={`quiet ${isRepeated(position) ? 'max-sm:hidden' : ''}`}
              >
                <Icon name="chevron-right" size={14} />
              </li>
            )}
            <li className={isRepeated(position) ? 'max-sm:sr-only' : undefined}>
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
