import { useCopy, useMedia } from '#app/pack-context.ts';
import { ButtonLink } from '#app/ui/button/button.tsx';
import { Logo } from '#app/ui/logo/logo.tsx';
import { ContactLines } from './contact-lines.tsx';
import { FootLine } from './foot-line.tsx';
import { FooterLinks } from './footer-links.tsx';

/** @param html `FooterContent` */
export function Footer({ html }: { html: string }) {
  return (
    <footer
      className="on-night mt-8 content-visibility-1400 md:content-visibility-970 lg:content-visibility-620"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React made it
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

export function FooterContent({ pathname }: { pathname: string }) {
  const ridge = useMedia('scenes/foot-ridge.svg');
  const site = useCopy('site');
  return (
    <>
      <img
        src={ridge}
        alt=""
        loading="lazy"
        width={2400}
        height={90}
        className="-mb-px h-22.5 w-full"
      />
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
                  href={site.menus.contact.href}
                  tone="night"
                  size="small"
                  className="mt-5 bg-night"
                >
                  {site.menus.contact.title}
                </ButtonLink>
              </div>
            </div>
            {site.menus.footer.map((list) => (
              <FooterLinks key={list.title} {...list} pathname={pathname} />
            ))}
          </div>
          <FootLine />
        </div>
      </div>
    </>
  );
}
