import { usePack } from '#app/pack-context.ts';

interface NumberedStepsProps {
  items: readonly { title: string; text: string }[];
}

export function NumberedSteps({ items }: NumberedStepsProps) {
  const { digits } = usePack().locale.format;
  return (
    <ol className="grid gap-6">
      {items.map((step, index) => (
        <li key={step.title} className="grid grid-cols-[auto_1fr] gap-x-4">
          <span
            aria-hidden="true"
            className="grid size-9 place-items-center rounded-full bg-primary-100 text-sm font-bold text-primary-800"
          >
            {digits(index + 1)}
          </span>
          <div>
            <h3 className="text-xl leading-9">{step.title}</h3>
            <p className="quiet mt-1">{step.text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
