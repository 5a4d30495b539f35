import { useArt, useCopy, usePack } from '#app/pack-context.ts';
import { Icon } from '#app/ui/icons/icon.tsx';
import { Logo } from '#app/ui/media/logo.tsx';
import { ButtonLink } from '#app/ui/navigation/button.tsx';
import type { FooterLink as LinkCopy } from '#contract/site.ts';
import { ContactLines } from './contact-lines.tsx';
import { FooterLink } from './footer-link.tsx';
import { isCurrent } from './is-current.ts';

/** @param html of `FooterContent` */
export function Footer({ html }: { html: string }) {
  return (
    <footer
      className="on-night mt-8 content-visibility-1600 md:content-visibility-1070 lg:content-visibility-700"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React rendered it
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

export function FooterContent({ pathname }: { pathname: string }) {
  const edge = useArt().footer?.edge;
  const site = useCopy('site');
  return (
    <>
      {edge && (
        <img
          src={edge}
          alt=""
          loading="lazy"
          width={2400}
          height={90}
          className="-mb-px h-22.5 w-full"
        />
      )}
      <div className="bg-night pt-14 pb-8 text-night-soft">
        <div className="wrap">
          <div className="grid grid-cols-2 gap-x-5 gap-y-9 min-[46rem]:grid-cols-4 lg:grid-cols-[1.5fr_repeat(4,1fr)] lg:gap-x-8">
            <div className="col-span-full min-[46rem]:max-lg:grid min-[46rem]:max-lg:grid-cols-subgrid min-[46rem]:max-lg:*:col-span-2 lg:col-span-1">
              <div className="mb-4 text-white">
                <Logo light />
                <p className="mt-3 text-lg text-primary-200">{site.tagline}</p>
              </div>
              <div>
                <ContactLines withMeeting />
                <ButtonLink
                  link={site.menus.contact}
                  tone="night"
                  size="small"
                  className="mt-5 bg-night"
                />
              </div>
            </div>
            {site.menus.footer.map((list) => (
              <FooterLinks key={list.title} {...list} pathname={pathname} />
            ))}
          </div>
          <FootLine />
          {site.notice && <p className="mt-4 max-w-160 text-sm">{site.notice}</p>}
        </div>
      </div>
    </>
  );
}

/** Copyright, legal links and social networks. */
function FootLine() {
  const site = useCopy('site');
  const { t, format } = usePack().locale;
  const year = new Date().getFullYear();
  const years = format.digits(site.since < year ? `${site.since} ${t('to')} ${year}` : `${year}`);
  const cities = site.offices.map(({ city }) => city);
  return (
    <div className="mt-12 flex flex-wrap items-center gap-x-7 gap-y-2 border-t border-white/15 pt-6 text-sm">
      <p>
        {cities.length > 0 ? `© ${years} ${site.name} · ` : `© ${years} ${site.name}`}
        {cities.length > 0 && <span className="inline-block">{cities.join(' · ')}</span>}
      </p>
      <ul className="flex flex-wrap gap-x-5.5">
        {site.menus.legal.map((link) => (
          <li key={link.href}>
            <FooterLink
              link={link}
              className="flex min-h-11 items-center underline-offset-4 hover:text-white hover:underline"
            />
          </li>
        ))}
      </ul>
      <ul className="flex flex-wrap gap-1.5 lg:ms-auto">
        {site.social.map(({ network, glyph, url }) => (
          <li key={network}>
            <a
              href={url}
              aria-label={network}
              target="_blank"
              rel="noopener"
              className={`grid ${glyph ? 'size-11' : 'h-11'} place-items-center rounded-full bg-current/8 transition-colors hover:bg-current/20`}
            >
              {glyph ? (
                <img src={glyph} alt="" loading="lazy" width={20} height={20} />
              ) : (
                <span className="flex items-center gap-2 px-4 font-medium">
                  <Icon name="globe" size={18} />
                  {network}
                </span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface FooterLinksProps {
  title: string;
  items: readonly LinkCopy[];
  pathname: string;
}

function FooterLinks({ title, items, pathname }: FooterLinksProps) {
  const pack = usePack();
  return (
    <nav aria-label={title}>
      <h2 className="mb-2 text-base tracking-normal text-white">{title}</h2>
      <ul className="text-sm [&_a]:flex [&_a]:min-h-11 [&_a]:items-center [&_a]:underline-offset-4 [&_a]:hover:text-white [&_a]:hover:underline [&_[aria-current]]:text-white [&_[aria-current]]:underline lg:[&_a]:min-h-8.5">
        {items.map((link) => (
          <li key={link.href}>
            <FooterLink link={link} isCurrent={isCurrent(pack, pathname, link.href)} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
