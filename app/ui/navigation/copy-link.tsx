import { Behavior } from '#app/islands/behavior.tsx';
import { useCopy } from '#app/pack-context.ts';
import { Icon } from '#app/ui/icons/icon.tsx';
import copyLink from './copy-link.behavior.ts';

/** Copies a URL to the clipboard, and confirms it for a second. */
export function CopyLink({ url, className = '' }: { url: string; className?: string }) {
  const labels = useCopy('words');
  return (
    <Behavior of={copyLink} props={{ copied: labels.share.copied }}>
      <span className={`relative inline-flex noscript:hidden ${className}`}>
        <button type="button" value={url} aria-label={labels.share.copy} className="round-button">
          <Icon name="link-2" size={20} className="in-data-copied:hidden" />
          <Icon name="check" size={20} className="hidden in-data-copied:block" />
        </button>
        {/* Always present, because some screen readers miss a live region added with its text. */}
        <span role="status" className="pointer-events-none absolute top-full right-0 z-10 mt-1.5">
          <span
            hidden
            className="block rounded-full bg-ink px-3 py-1.5 text-xs font-medium whitespace-nowrap text-white"
          />
        </span>
      </span>
    </Behavior>
  );
}
