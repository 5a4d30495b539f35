import { useCopy } from '#app/pack-context.ts';
import { fillPlaceholders } from '#contract/fill.ts';

interface DownloadLinkProps {
  /** URL of a file of this site. */
  href: string;
  format: 'SVG' | 'PNG';
  /** Describes the file to screen readers. */
  subject: string;
}

/** Saves a file under its own name. */
export function DownloadLink({ href, format, subject }: DownloadLinkProps) {
  const copy = useCopy('pages/press');
  const [name] = href.slice(href.lastIndexOf('/') + 1).split('?');
  return (
    <a
      href={href}
      download={name}
      className="inline-flex min-h-11 items-center font-medium text-primary-700 underline-offset-4 hover:underline"
    >
      {fillPlaceholders(copy.download.label, { format })}
      <span className="sr-only"> {fillPlaceholders(copy.download.what, { what: subject })}</span>
    </a>
  );
}
