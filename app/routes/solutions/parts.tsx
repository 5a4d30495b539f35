import { type ReactNode, useId } from 'react';
import { Icon } from '#app/ui/icons/icon.tsx';
import { HeadingGroup } from '#app/ui/layout/heading-group.tsx';
import { Drawing } from '#app/ui/media/drawing.tsx';

interface DrawnCardProps {
  title: string;
  drawing: string | undefined;
  children: ReactNode;
}

/** A card with a drawing, which is beside the text in a wide container, or else the title is. */
export function DrawnCard({ title, drawing, children }: DrawnCardProps) {
  if (!drawing) {
    return (
      <div className="card h-full noscript:h-auto gap-x-8 p-5 @2xl:grid @2xl:grid-cols-[2fr_3fr] sm:p-7">
        <h3 className="text-2xl">{title}</h3>
        <div className="*:first:@2xl:mt-0">{children}</div>
      </div>
    );
  }
  return (
    <div className="card h-full noscript:h-auto gap-x-8 gap-y-6 p-5 @2xl:grid @2xl:grid-cols-2 @2xl:items-center sm:p-7">
      <Drawing src={drawing} />
      <div className="@2xl:py-2">
        <h3 className="text-2xl">{title}</h3>
        {children}
      </div>
    </div>
  );
}

export function Points({ points }: { points: readonly string[] }) {
  return (
    <ul className="mt-5 grid gap-2.5">
      {points.map((point) => (
        <li key={point} className="flex gap-3">
          <Icon name="check" size={20} className="mt-0.5 flex-none text-primary-600" />
          <span className="min-w-0">{point}</span>
        </li>
      ))}
    </ul>
  );
}

/** A drawing as wide as the column, cropped to 16:9. */
export function WideDrawing({ src }: { src: string | undefined }) {
  if (!src) return null;
  return (
    <div className="mt-10 aspect-video overflow-hidden rounded-panel">
      <Drawing src={src} className="h-full" />
    </div>
  );
}

const PANEL = 'rounded-panel px-5 py-10 sm:p-10';

/** The page's own background, or a panel in one of the theme's colors. */
const BACKGROUNDS = {
  paper: '',
  morning: `bg-morning ${PANEL}`,
  dawn: `ground-dawn ${PANEL}`,
  deep: `on-night ground-deep ${PANEL}`,
} as const;

export type PartBackground = keyof typeof BACKGROUNDS;

/** Backgrounds of a section in order of preference: the second one is used beside an equal panel. */
export const PART_BACKGROUNDS = {
  paper: ['paper'],
  morning: ['morning', 'dawn'],
  dawn: ['dawn', 'morning'],
  deep: ['deep'],
} as const satisfies Record<PartBackground, readonly [PartBackground, ...PartBackground[]]>;

interface PartProps {
  /** For links to this section. */
  id?: string;
  title: string;
  text?: string | undefined;
  background?: PartBackground;
  children?: ReactNode;
}

/** A section beside the list of solutions. Its width determines the columns of its cards. */
export function Part({ id, title, text, background = 'paper', children }: PartProps) {
  const headingId = useId();
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      className={`mt-18 lg:mt-22 ${BACKGROUNDS[background]}`}
    >
      <HeadingGroup id={headingId} heading={title} lede={text} />
      {children && <div className="mt-8 @container lg:mt-10">{children}</div>}
    </section>
  );
}
