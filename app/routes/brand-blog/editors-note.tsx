import { useId } from 'react';
import { useCopy } from '#app/pack-context.ts';
import { Avatar } from '#app/ui/media/avatar.tsx';
import { ArrowLink } from '#app/ui/navigation/arrow-link.tsx';

/** The editor's letter, and beside it what she asks of a text. */
export function EditorsNote() {
  const copy = useCopy('pages/brand-blog');
  const { title, text, name, role, link, rules } = copy.note;
  const id = useId();
  return (
    <section aria-labelledby={id} className="section ground-dawn">
      <div className="wrap grid gap-x-18 gap-y-12 lg:grid-cols-[1.3fr_1fr]">
        <div>
          <h2 id={id} className="text-3xl tracking-[-0.03em]">
            {title}
          </h2>
          {text.map((paragraph) => (
            <p key={paragraph} className="mt-5 max-w-[34em] text-lg first-of-type:mt-7">
              {paragraph}
            </p>
          ))}
          <p className="mt-8 flex items-center gap-3.5 leading-snug">
            <Avatar name={name} isNamed />
            <span>
              <strong className="block">{name}</strong>
              <span className="quiet text-sm">{role}</span>
            </span>
          </p>
          <ArrowLink href={link.href} className="mt-6">
            {link.title}
          </ArrowLink>
        </div>
        <div className="rounded-panel bg-white p-6 sm:p-9">
          <h3 className="text-2xl">{rules.title}</h3>
          <ol className="mt-2">
            {rules.items.map((rule) => (
              <li
                key={rule.title}
                className="border-b border-hairline py-4.5 last:border-0 last:pb-0"
              >
                <strong className="block text-lg">{rule.title}</strong>
                <span className="block text-ink-700">{rule.text}</span>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}
