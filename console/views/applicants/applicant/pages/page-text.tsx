interface PageTextProps {
  /** Of the page. */
  name: string;
  text: string;
  links: readonly string[];
}

/** A page's text, to be read aloud, copied and found, and its links in full. It does not zoom. */
export function PageText({ name, text, links }: PageTextProps) {
  if (!text && links.length === 0) {
    return <p className="px-1 text-xs text-quiet">{name} has no text in it: it may be a scan.</p>;
  }
  return (
    <details className="sticky left-0 w-full max-w-[100cqi] text-sm">
      <summary className="cursor-pointer rounded-inner px-1 py-1 text-xs text-quiet hover:text-text touch:py-3">
        Text{links.length > 0 && ' and links'} of {name.toLowerCase()}
      </summary>
      <div className="grid gap-3 rounded-inner border border-line bg-surface p-4">
        {text && <p className="wrap-anywhere whitespace-pre-wrap">{text}</p>}
        {links.length > 0 && (
          <ul aria-label={`Links of ${name.toLowerCase()}`} className="grid gap-1">
            {links.map((url) => (
              <li key={url}>
                <a
                  href={url}
                  target="_blank"
                  rel="noopener noreferrer nofollow"
                  className="text-accent wrap-anywhere"
                >
                  {url}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </details>
  );
}
