import { Icon } from '#app/ui/icons/icon.tsx';
import { markNativeWords } from '#app/ui/text/mark-native-words.tsx';
import { fragmentOf } from './table-of-contents.tsx';

interface CollapsedContentsProps {
  label: string;
  items: readonly { id: string; title: string }[];
}

/**
 * A collapsed table of contents for narrow screens, where it would push the text off the screen.
 */
export function CollapsedContents({ label, items }: CollapsedContentsProps) {
  return (
    <nav aria-label={label} className="no-print lg:hidden">
      <details className="group rounded-card border border-hairline bg-white">
        <summary className="flex min-h-15 cursor-pointer list-none items-center justify-between gap-4 rounded-card px-5 font-medium [&::-webkit-details-marker]:hidden">
          {label}
          <Icon
            name="chevron-down"
            size={20}
            className="flex-none text-primary-600 transition-transform duration-250 group-open:-rotate-180"
          />
        </summary>
        <ol className="px-5 pb-3">
          {items.map(({ id, title }) => (
            <li key={id}>
              <a href={fragmentOf(id)} className="flex min-h-11 items-center hover:underline">
                {markNativeWords(title)}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
