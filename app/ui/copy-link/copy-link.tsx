import { useEffect, useState } from 'react';
import Check from '#app/ui/icons/check.ts';
import Link2 from '#app/ui/icons/link-2.ts';
import words from '#content/words.yaml';

/** Milliseconds that 'Copied to clipboard' stays. */
const SAID_FOR = 1000;

/** Puts a URL on the clipboard, and says so for a second. */
export function CopyLink({ url, className = '' }: { url: string; className?: string }) {
  const [copied, setCopied] = useState(0);
  useEffect(() => {
    if (copied === 0) return;
    const timer = setTimeout(() => setCopied(0), SAID_FOR);
    return () => clearTimeout(timer);
  }, [copied]);

  function copy() {
    // A browser may refuse it; then nothing is claimed.
    const said = () => setCopied((count) => count + 1);
    navigator.clipboard?.writeText(url).then(said, () => undefined);
  }

  const Icon = copied ? Check : Link2;
  return (
    <span className={`relative inline-flex noscript:hidden ${className}`}>
      <button type="button" aria-label={words.share.copy} onClick={copy} className="round-button">
        <Icon size={20} aria-hidden="true" />
      </button>
      {/* Always there: some screen readers miss a region that comes with its words. */}
      <span role="status" className="pointer-events-none absolute top-full right-0 z-10 mt-1.5">
        {copied > 0 && (
          <span className="block rounded-full bg-ink px-3 py-1.5 text-xs font-medium whitespace-nowrap text-white">
            {words.share.copied}
          </span>
        )}
      </span>
    </span>
  );
}
