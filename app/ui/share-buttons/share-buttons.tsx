import { Behavior } from '#app/islands/behavior.tsx';
import { useCopy } from '#app/pack-context.ts';
import { CopyLink } from '#app/ui/copy-link/copy-link.tsx';
import { Icon } from '#app/ui/icons/icon.tsx';
import { fill } from '#app/ui/text/fill.ts';
import deviceSheet from './device-sheet.behavior.ts';
import { type Network, NetworkIcon } from './network-icon.tsx';

/** Where texts are passed on. */
const FEEDS: readonly Network[] = ['LinkedIn', 'X', 'Facebook'];

/** Where people in Nepal tell each other of openings. */
export const MESSENGERS: readonly Network[] = ['WhatsApp', 'Viber', 'Facebook', 'LinkedIn'];

interface ShareButtonsProps {
  /** With its origin, as others will open it. */
  url: string;
  title: string;
  /** `column` beside an article, `row` below a title. */
  direction?: 'row' | 'column';
  networks?: readonly Network[];
}

/** The device's own sheet where there is one, links to the networks elsewhere. */
export function ShareButtons({
  url,
  title,
  direction = 'row',
  networks = FEEDS,
}: ShareButtonsProps) {
  const words = useCopy('words');
  const way = direction === 'column' ? 'flex-col w-max' : 'flex-wrap';
  return (
    <Behavior of={deviceSheet} props={{ url, title }}>
      {/* biome-ignore lint/a11y/useSemanticElements: these are no fields */}
      <div
        role="group"
        aria-label={words.share.label}
        className={`no-print flex items-center gap-2 ${way}`}
      >
        <button
          type="button"
          data-sheet
          hidden
          aria-label={words.share.device}
          className="round-button"
        >
          <Icon name="share-2" size={20} />
        </button>
        <Links url={url} title={title} networks={networks} />
        <CopyLink url={url} />
      </div>
    </Behavior>
  );
}

function Links({ url, title, networks }: Required<Omit<ShareButtonsProps, 'direction'>>) {
  const words = useCopy('words');
  const targets = shareTargets(url, title);
  return (
    <>
      {networks.map((network) => (
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
        <Icon name="mail" size={20} />
      </a>
    </>
  );
}

/** Pages of the networks that take an address, and a mail that has it in it. */
export function shareTargets(url: string, title: string) {
  const encodedUrl = encodeURIComponent(url);
  const text = encodeURIComponent(title);
  return {
    LinkedIn: `https://www.linkedin.com/sharing/share-offsite/?url=${encodedUrl}`,
    X: `https://x.com/intent/post?url=${encodedUrl}&text=${text}`,
    Facebook: `https://www.facebook.com/sharer/sharer.php?u=${encodedUrl}`,
    WhatsApp: `https://wa.me/?text=${text}%20${encodedUrl}`,
    Viber: `viber://forward?text=${text}%20${encodedUrl}`,
    mail: `mailto:?subject=${text}&body=${encodedUrl}`,
  } as const;
}
