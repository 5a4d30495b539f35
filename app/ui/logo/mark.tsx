import { usePack } from '#app/pack-context.ts';

/** Every page shows it at once, so it stands in the page itself and not in a file to wait for. */
export function Mark() {
  const mark = usePack().drawing('scenes/mark.svg');
  return (
    <span
      className="*:block *:h-8 *:w-11 at-night:[&_path]:stroke-white forced-colors:[&_path]:stroke-[CanvasText]"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing
      dangerouslySetInnerHTML={{ __html: mark }}
    />
  );
}
