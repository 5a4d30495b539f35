import { PauseButton } from '#app/ui/auto-tabs/pause-button.tsx';
import { fill } from '#app/ui/text/fill.ts';
import copy from '#content/pages/home.yaml';
import partners from '#content/partners.yaml';
import { useAutoplay } from './use-autoplay.ts';

/** A row of logos; up to 780 px it is swiped by hand and moves on by itself. */
export function Partners() {
  const words = copy.why.partners;
  const { playing, toggle, area, row } = useAutoplay();
  if (partners.length === 0) return null;
  return (
    <section
      aria-labelledby="partners-title"
      ref={area}
      className="wrap pt-14 pb-9 min-[781px]:pt-22 min-[781px]:pb-11"
    >
      <div className="grid gap-x-14 gap-y-3 border-t border-hairline pt-6 min-[781px]:grid-cols-[auto_1fr] min-[781px]:items-center min-[781px]:pt-9">
        <div className="flex min-h-11 items-center justify-between">
          <h2 id="partners-title" className="text-base font-medium tracking-normal text-ink-600">
            {words.title}
          </h2>
          <span className="min-[781px]:hidden">
            <PauseButton rotation={{ playing, toggle }} words={words} />
          </span>
        </div>
        <ul
          ref={row}
          className="-mx-5 flex snap-x snap-mandatory scroll-px-5 overflow-x-auto px-5 [scrollbar-width:none] min-[640px]:-mx-8 min-[640px]:scroll-px-8 min-[640px]:px-8 min-[781px]:mx-0 min-[781px]:justify-between min-[781px]:gap-6 min-[781px]:overflow-visible min-[781px]:px-0"
        >
          {partners.map(({ name, logo, url }) => (
            <li
              key={name}
              className="w-1/2 flex-none snap-start min-[640px]:w-1/3 min-[781px]:w-36.25 min-[781px]:min-w-0 min-[781px]:shrink"
            >
              <a
                href={url}
                target="_blank"
                rel="noopener"
                aria-label={fill(words.visit, { name })}
                className="flex min-h-12 items-center rounded-inner opacity-85 transition hover:opacity-100"
              >
                <img
                  src={logo}
                  alt=""
                  width={145}
                  height={32}
                  loading="lazy"
                  className="h-8 w-full max-w-36.25 object-contain object-left"
                />
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
