import type { ReactNode } from 'react';
import type { SectionCopy } from '#app/pack.ts';
import { useArt } from '#app/pack-context.ts';
import type { SectionPlace } from '#app/ui/layout/arranged-sections.tsx';
import { Section } from '#app/ui/layout/section.tsx';
import { Bullets } from '#app/ui/text/paragraphs.tsx';
import { DownloadLink } from './download-link.tsx';

/** Every pack has an icon at this URL (`server/files/brand-files.ts`). */
const SQUARE = '/icons/icon-512.png';

interface LogosProps {
  copy: SectionCopy<'pages/press', 'logos'>;
  place: SectionPlace;
}

/** The brand's logo for light and dark backgrounds, with the rules for its use. */
export function Logos({ copy, place }: LogosProps) {
  const { mark, light: markLight = mark } = useArt().logo;
  const { title, lede, light, dark, square, rules } = copy;
  return (
    <Section place={place} heading={title} lede={lede}>
      <ul className="grid gap-6 sm:grid-cols-3">
        <LogoCard title={light} background="bg-horizon" src={mark} size={[132, 96]}>
          <DownloadLink href={mark} format="SVG" subject={light} />
        </LogoCard>
        <LogoCard title={dark} background="bg-night" src={markLight} size={[132, 96]}>
          <DownloadLink href={markLight} format="SVG" subject={dark} />
        </LogoCard>
        <LogoCard title={square} background="bg-horizon" src={SQUARE} size={[112, 112]} isRounded>
          <DownloadLink href={SQUARE} format="PNG" subject={square} />
        </LogoCard>
      </ul>
      <Bullets texts={rules} className="mt-8 max-w-160" />
    </Section>
  );
}

interface LogoCardProps {
  title: string;
  background: string;
  src: string;
  /** Pixels. */
  size: [width: number, height: number];
  isRounded?: boolean;
  /** The link to the file. */
  children: ReactNode;
}

function LogoCard({
  title,
  background,
  src,
  size: [width, height],
  isRounded,
  children,
}: LogoCardProps) {
  return (
    <li className="card">
      <div className={`m-2 grid h-44 place-items-center rounded-[14px] ${background}`}>
        <img
          src={src}
          alt=""
          width={width}
          height={height}
          loading="lazy"
          className={isRounded ? 'rounded-card' : ''}
        />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 px-5 pt-1 pb-3">
        <h3 className="text-lg">{title}</h3>
        {children}
      </div>
    </li>
  );
}
