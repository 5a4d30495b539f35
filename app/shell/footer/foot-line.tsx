import { useCopy } from '#app/pack-context.ts';

/** The last line of every page: whose it is, the small links, and where else to find the company. */
export function FootLine() {
  const site = useCopy('site');
  const year = new Date().getFullYear();
  const cities = site.offices.map(({ city }) => city);
  return (
    <div className="mt-12 flex flex-wrap items-center gap-x-7 gap-y-2 border-t border-white/15 pt-6 text-sm">
      <p>
        {`© ${site.since} to ${year} ${site.name} · `}
        <span className="inline-block">{cities.join(' · ')}</span>
      </p>
      <ul className="flex flex-wrap gap-x-5.5">
        {site.menus.legal.map(({ title, href }) => (
          <li key={href}>
            <a
              href={href}
              className="flex min-h-11 items-center underline-offset-4 hover:text-white hover:underline"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
      <ul className="flex flex-wrap gap-1.5 lg:ml-auto">
        {site.social.map(({ network, glyph, url }) => (
          <li key={network}>
            <a
              href={url}
              aria-label={network}
              target="_blank"
              rel="noopener"
              className="grid size-11 place-items-center rounded-full bg-white/8 transition-colors hover:bg-white/20"
            >
              <img src={glyph} alt="" loading="lazy" width={20} height={20} />
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
