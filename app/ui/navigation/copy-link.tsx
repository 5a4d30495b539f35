import { Behavior } from '#app/islands/behavior.tsx';
import { useCopy } from '#app/pack-context.ts';
import { Icon } from '#app/ui/icons/icon.tsx';
import copyLink from './copy-link.behavior.ts';

/** Puts a URL on the clipboard, and says so for a second. */
export function CopyLink({ url, className = '' }: { url: string; className?: string }) {
  const words = useCopy('words');
  return (
    <Behavior of={copyLink} props={{ copied: words.share.copied }}>
      <span className={`relative inline-flex noscript:hidden ${className}`}>
        <button type="button" value={url} aria-label={words.share.copy} className="round-button">
          <Icon name="link-2" size={20} className="in-data-copied:hidden" />
          <Icon name="check" size={20} className="hidden in-data-copied:block" />
        </button>
        {/* Always there: some screen readers miss a region that comes with its words. */}
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
