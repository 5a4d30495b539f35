import { useCopy } from '#app/pack-context.ts';
import { ArrowLink } from '#app/ui/link/arrow-link.tsx';

/** For whoever does not know where to begin: the editor's choice. */
export function StartHere() {
  const copy = useCopy('pages/blogs-and-insights');
  const { title, text, link } = copy.start;
  return (
    <div className="no-print wrap pb-18 lg:pb-24">
      <section className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 rounded-panel bg-primary-100 p-6 sm:px-9 sm:py-7">
        <div>
          <h2 className="text-2xl">{title}</h2>
          <p className="quiet mt-1">{text}</p>
        </div>
        <ArrowLink href={link.href}>{link.title}</ArrowLink>
      </section>
    </div>
  );
}
