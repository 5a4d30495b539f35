import { inPage } from '#app/in-page.ts';
import mark from '#content/media/scenes/mark.svg?raw';

const drawing = import.meta.env.SSR ? mark : inPage('[data-mark]');

/** Every page shows it at once, so it stands in the page itself and not in a file to wait for. */
export function Mark() {
  return (
    <span
      data-mark
      className="*:block *:h-8 *:w-11 at-night:[&_path]:stroke-white"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing
      dangerouslySetInnerHTML={{ __html: drawing }}
    />
  );
}
