import { usePack } from '#app/pack-context.ts';
import { focusOf } from '#app/ui/media/focus.ts';

interface DrawingProps {
  /** Nothing is shown without it. */
  src: string | undefined;
  className?: string;
}

/** A decorative drawing of the pack beside a text. */
export function Drawing({ src, className = '' }: DrawingProps) {
  const pack = usePack();
  if (!src) return null;
  return (
    <img
      src={src}
      alt=""
      loading="lazy"
      width={580}
      height={435}
      className={`aspect-4/3 w-full rounded-panel object-cover ${focusOf(pack, src)} ${className}`}
    />
  );
}

/** Characters with a meaning in a URL or in the HTML attribute around it. */
const SPECIAL = /[%#"'<>&\s[\]{}^|\\]/g;

/** An SVG as a `data:` URL. */
export function svgDataUrl(svg: string): string {
  const text = svg
    .trim()
    .replace(SPECIAL, (character) => `%${character.charCodeAt(0).toString(16).padStart(2, '0')}`);
  return `data:image/svg+xml,${text}`;
}
