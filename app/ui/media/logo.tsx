import { useArt, useCopy, usePack } from '#app/pack-context.ts';
import { letterCount } from '#app/ui/text/letter-count.ts';

/** Letters above which the name is set smaller, on up to two lines. */
const MAX_LETTERS = 14;

/** Mark and name are smaller on narrow phones, so that a row has place for buttons. */
const SIZES = {
  short: 'text-[clamp(1.4rem,6.4vw,1.625rem)] leading-none tracking-[-0.035em]',
  long: 'text-lg leading-tight tracking-[-0.02em] max-sm:wrap-anywhere text-balance',
} as const;

interface LogoProps {
  light?: boolean;
  /**
   * For a logo outside of the first screen: the mark is a file that is fetched when it is shown.
   */
  isLazy?: boolean;
}

export function Logo({ light = false, isLazy = light }: LogoProps) {
  const { mark, light: markLight = mark } = useArt().logo;
  const site = useCopy('site');
  const { href, locale } = usePack();
  const size = SIZES[letterCount(site.name) > MAX_LETTERS ? 'long' : 'short'];
  return (
    <a
      href={href('/')}
      className={`flex min-h-11 items-center gap-2.5 font-bold at-night:text-white ${size}`}
    >
      {isLazy ? (
        <picture className="flex-none">
          {!light && <source media="(prefers-color-scheme: dark)" srcSet={markLight} />}
          <img src={light ? markLight : mark} alt="" width={44} height={32} loading="lazy" />
        </picture>
      ) : (
        <Mark />
      )}
      <span>{site.name}</span>
      {site.nativeName && (
        <span
          lang={site.nativeLanguage}
          className={`ms-0.5 border-s-[1.5px] pt-1 ps-2.5 text-lg font-medium tracking-normal ${light ? 'border-white/30 text-night-soft' : 'border-ink/25 text-ink-700 at-night:border-white/30 at-night:text-night-soft'}`}
        >
          {site.nativeName}
        </span>
      )}
      <span className="sr-only">{locale.t(', home')}</span>
    </a>
  );
}

/** Inlined, because it is on the first screen of every page. */
function Mark() {
  const { mark } = usePack().inlinedArt;
  return (
    <span
      className="flex-none *:block *:aspect-11/8 *:h-[clamp(1.7rem,8vw,2rem)] *:text-ink at-night:*:text-white forced-colors:*:text-[CanvasText]!"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing
      dangerouslySetInnerHTML={{ __html: mark }}
    />
  );
}

interface PartnerLogoProps {
  /** Set in type if there is no logo. */
  name: string;
  src: string | undefined;
}

/** Decorative, because the partner's name is beside it. */
export function PartnerLogo({ name, src }: PartnerLogoProps) {
  if (!src) {
    return (
      <span
        aria-hidden="true"
        className="flex h-8 items-center truncate text-xl font-bold tracking-[-0.03em]"
      >
        {name}
      </span>
    );
  }
  return (
    <img
      src={src}
      alt=""
      width={145}
      height={32}
      loading="lazy"
      className="ink-drawing h-8 w-full max-w-36.25 object-contain object-left rtl:object-right"
    />
  );
}
