import type { LocalizedPack } from '#app/pack.ts';
import { useCopy, usePack } from '#app/pack-context.ts';
import { Icon } from '#app/ui/icons/icon.tsx';
import { fill } from '#app/ui/text/fill.ts';

const daysOf = (pack: LocalizedPack) => pack.copy('site').answerWithinWorkingDays;

/** What it takes and what follows, before anybody begins. */
export function Needs() {
  const pack = usePack();
  const copy = useCopy('pages/drop-your-info');
  const { title, file, time, answer } = copy.needs;
  const needs = [
    { icon: <Icon name="file-text" size={22} />, ...file },
    { icon: <Icon name="clock" size={22} />, ...time },
    {
      icon: <Icon name="mail" size={22} />,
      title: answer.title,
      text: fill(answer.text, { days: daysOf(pack) }),
    },
  ];
  return (
    <div>
      <h2 className="text-xl">{title}</h2>
      <ul className="mt-4 grid gap-x-6 gap-y-3.5 sm:grid-cols-3">
        {needs.map((need) => (
          <li key={need.title} className="flex items-start gap-3 leading-snug">
            <span className="mt-px flex-none text-primary-700">{need.icon}</span>
            <span>
              <strong className="block font-medium">{need.title}</strong>
              <span className="text-sm text-ink-600">{need.text}</span>
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-5 text-sm text-ink-600">{copy.required}</p>
    </div>
  );
}
