import { Behavior } from '#app/islands/behavior.tsx';
import { useCopy } from '#app/pack-context.ts';
import { Icon } from '#app/ui/icons/icon.tsx';
import { CopiedStatus } from './copied-status.tsx';
import copyLink from './copy-link.behavior.ts';

/** Copies a URL of the current page to the clipboard, and confirms it for a second. */
export function CopyLink({ url, className = '' }: { url: string; className?: string }) {
  const { share } = useCopy('labels');
  return (
    <Behavior start={copyLink} props={{ copied: share.copied, failed: share.copyFailed }}>
      <span className={`relative inline-flex noscript:hidden ${className}`}>
        <button type="button" value={url} aria-label={share.copy} className="round-button">
          <Icon name="link-2" size={20} className="in-data-copied:hidden" />
          <Icon name="check" size={20} className="hidden in-data-copied:block" />
        </button>
        <CopiedStatus />
      </span>
    </Behavior>
  );
}
