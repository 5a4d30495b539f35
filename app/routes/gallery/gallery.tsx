/** `/ui` and `/ui/{component}` show every component in every variant during development. */

import { data } from 'react-router';
import type { Example, Examples } from '#app/examples.ts';
import { InlineStyle } from '#app/inline-code.tsx';
import { StaysPendingContext } from '#app/islands/island-context.ts';
import { type MetaContext, metadata } from '#app/metadata.ts';
import type { LocalizedPack } from '#app/pack.ts';
import { usePack } from '#app/pack-context.ts';
import { usePage, useSearchParams } from '#app/page-context.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { FirstScreenEnd } from '#app/styles/first-screen-end.tsx';
import sheet from './gallery.css?inline';

/** Some examples show copy or media of the pack. */
type ExamplesFile = { examples: Examples | ((pack: LocalizedPack) => Examples) };

const FILES = import.meta.glob<ExamplesFile>('/app/{forms,shell,ui}/**/*.examples.tsx', {
  eager: true,
});

/** Examples by the component's name in the URL. */
const EXAMPLES: ReadonlyMap<string, ExamplesFile['examples']> = new Map(
  Object.entries(FILES)
    .map(([path, { examples }]) => [nameOf(path), examples] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1)),
);

/** `/app/ui/cards/story-card.examples.tsx` is `story-card`. */
function nameOf(path: string): string {
  return path.replace(/^.*\/|\.examples\.tsx$/g, '');
}

const COMPONENTS = [...EXAMPLES.keys()];

export const handle: PageHandle = { query: ['pending'] };

export function loader({ params: { component } }: { params: { component?: string } }) {
  if (component && !EXAMPLES.has(component)) throw data(null, { status: 404 });
  return null;
}

export function meta(args: MetaContext) {
  return metadata({ title: 'Components', noIndex: true }, args);
}

export default function GalleryPage() {
  const { component = '' } = usePage().params;
  const isPending = useSearchParams().has('pending');
  return (
    <>
      {/* Before the gallery's sheet, which has additional utilities among those of the site. */}
      <FirstScreenEnd />
      <InlineStyle code={sheet} />
      <div className="bg-morning pt-28 pb-12 lg:pt-36">
        <div className="wrap">
          <h1 className="text-4xl tracking-[-0.04em]">Components</h1>
          <p className="mt-4 max-w-160 text-lg">
            Every component of the site in every variant. The tests check this page.
          </p>
          <nav aria-label="Components" className="mt-6">
            <ul className="flex gap-2 overflow-x-auto *:flex-none">
              <li>
                <a
                  href={`/ui/${component}${isPending ? '' : '?pending=yes'}`}
                  className="inline-flex min-h-11 items-center px-4 text-sm underline"
                >
                  {isPending ? 'Show hydrated' : 'Show pending, as the server renders it'}
                </a>
              </li>
              {['', ...COMPONENTS].map((name) => (
                <li key={name}>
                  <a
                    href={`/ui/${name}`}
                    aria-current={name === component ? 'page' : undefined}
                    className="inline-flex min-h-11 items-center rounded-full bg-white px-4 text-sm font-medium hover:bg-primary-50 aria-[current=page]:bg-ink aria-[current=page]:text-white"
                  >
                    {name || 'all'}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </div>
      <div className="wrap pb-16">
        <StaysPendingContext value={isPending}>
          {(component ? [component] : COMPONENTS).map((name) => (
            <ComponentExamples key={name} name={name} />
          ))}
        </StaysPendingContext>
      </div>
    </>
  );
}

function ComponentExamples({ name }: { name: string }) {
  const pack = usePack();
  const examples = EXAMPLES.get(name);
  if (!examples) return null;
  return <Sheet name={name} {...(typeof examples === 'function' ? examples(pack) : examples)} />;
}

function Sheet({ name, title, examples }: { name: string } & Examples) {
  return (
    <section id={name} data-component className="border-t border-hairline py-12 lg:py-16">
      <h2 className="text-2xl">
        <a href={`/ui/${name}`} className="hover:underline">
          {title}
        </a>
      </h2>
      {examples.map((example) => (
        <ExampleFigure key={example.name} {...example} />
      ))}
    </section>
  );
}

function ExampleFigure({ name, note, element, background }: Example) {
  const frameClasses =
    background === 'night' ? 'on-night bg-night text-white' : 'border border-hairline bg-paper';
  return (
    <figure className="mt-8">
      <figcaption className="mb-3 max-w-160">
        <span className="font-medium">{name}</span>
        {note && <span className="block text-sm text-ink-600">{note}</span>}
      </figcaption>
      {/* A stacking context, so that an overlay covers only its own example. */}
      <div className={`relative isolate rounded-panel p-4 sm:p-8 ${frameClasses}`}>{element}</div>
    </figure>
  );
}
