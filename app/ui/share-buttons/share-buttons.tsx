import { CopyLink } from '#app/ui/copy-link/copy-link.tsx';
import { useHydrated } from '#app/ui/hydrated/use-hydrated.ts';
import Mail from '#app/ui/icons/mail.ts';
import Share2 from '#app/ui/icons/share-2.ts';
import { fill } from '#app/ui/text/fill.ts';
import words from '#content/words.yaml';
import { NetworkIcon } from './network-icon.tsx';
import { shareTargets } from './share-targets.ts';

const NETWORKS = ['LinkedIn', 'X', 'Facebook'] as const;

interface ShareButtonsProps {
  /** With its origin, as others will open it. */
  url: string;
  title: string;
  /** `column` beside an article, `row` below a title. */
  direction?: 'row' | 'column';
}

/** The device's own sheet where there is one, links to the networks elsewhere. */
export function ShareButtons({ url, title, direction = 'row' }: ShareButtonsProps) {
  // Asked only here: the server cannot know it.
  const hasSheet = useHydrated() && 'share' in navigator;
  const way = direction === 'column' ? 'flex-col w-max' : 'flex-wrap';
  return (
    // biome-ignore lint/a11y/useSemanticElements: these are no fields
    <div
      role="group"
      aria-label={words.share.label}
      className={`no-print flex items-center gap-2 ${way}`}
    >
      {hasSheet ? <SheetButton url={url} title={title} /> : <Links url={url} title={title} />}
      <CopyLink url={url} />
    </div>
  );
}

function SheetButton({ url, title }: { url: string; title: string }) {
  return (
    <button
      type="button"
      aria-label={words.share.device}
      // Refused also where the visitor closes the sheet, which is no failure.
      onClick={() => navigator.share({ url, title }).catch(() => undefined)}
      className="round-button"
    >
      <Share2 size={20} aria-hidden="true" />
    </button>
  );
}

function Links({ url, title }: { url: string; title: string }) {
  const targets = shareTargets(url, title);
  return (
    <>
      {NETWORKS.map((network) => (
        <a
          key={network}
          href={targets[network]}
          target="_blank"
          rel="noopener"
          aria-label={`${fill(words.share.on, { network })} ${words.newTab}`}
          className="round-button"
        >
          <NetworkIcon network={network} />
        </a>
      ))}
      <a href={targets.mail} aria-label={words.share.email} className="round-button">
        <Mail size={20} aria-hidden="true" />
      </a>
    </>
  );
}
