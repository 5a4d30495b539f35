import { usePack } from '#app/pack-context.ts';
import type { Example, Examples } from '#app/ui/examples/examples.ts';
import { EXAMPLES } from './all-examples.ts';

/** One component with all its examples. */
export function ComponentExamples({ name }: { name: string }) {
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
        <Shown key={example.name} {...example} />
      ))}
    </section>
  );
}

function Shown({ name, note, element, ground }: Example) {
  const look =
    ground === 'night' ? 'on-night bg-night text-white' : 'border border-hairline bg-paper';
  return (
    <figure className="mt-8">
      <figcaption className="mb-3 max-w-160">
        <span className="font-medium">{name}</span>
        {note && <span className="block text-sm text-ink-600">{note}</span>}
      </figcaption>
      {/* A stacking context, so that what lies over a page lies only over its own ground. */}
      <div className={`relative isolate rounded-panel p-4 sm:p-8 ${look}`}>{element}</div>
    </figure>
  );
}
