import ChevronDown from 'lucide-react/icons/chevron-down';
import copy from '#content/pages/privacy-policy.yaml';
import { SECTIONS } from './sections.ts';

/** The table of contents where there is no room beside the text: it would push it off the screen. */
export function FoldedContents() {
  return (
    <nav aria-label={copy.contents} className="no-print lg:hidden">
      <details className="group rounded-card border border-hairline bg-white">
        <summary className="flex min-h-15 cursor-pointer list-none items-center justify-between gap-4 rounded-card px-5 font-medium [&::-webkit-details-marker]:hidden">
          {copy.contents}
          <ChevronDown
            size={20}
            aria-hidden="true"
            className="flex-none text-primary-600 transition-transform duration-250 group-open:-rotate-180"
          />
        </summary>
        <ol className="px-5 pb-3">
          {SECTIONS.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`} className="flex min-h-11 items-center hover:underline">
                {title}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
