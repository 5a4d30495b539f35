import { type ComponentType, useEffect, useState } from 'react';
import { PlainSelect } from '#app/forms/select-many/plain-select.tsx';
import { useHydrated } from '#app/ui/motion/use-hydrated.ts';
import type { ApplicationOptions } from '#contract/applications.ts';
import { SKILL_LISTS } from '#contract/skill-lists.ts';
import { useApplyWords } from './apply-words.ts';
import type { SkillSelectsProps } from './skill-selects.tsx';
import type { Application } from './use-application.ts';

interface YourSkillsProps {
  application: Application;
  options: ApplicationOptions;
  /** Whether the lists to search in are fetched: they are a seventh of the form's script. */
  isWanted: boolean;
}

export function YourSkills({ application, options, isWanted }: YourSkillsProps) {
  const words = useApplyWords();
  const isHydrated = useHydrated();
  const offered = SKILL_LISTS.filter((list) => options[list].length > 0);
  const [Selects, setSelects] = useState<ComponentType<SkillSelectsProps> | null>(null);
  const [isFailed, setFailed] = useState(offered.length === 0);
  const isNeeded = isWanted && offered.length > 0;
  useEffect(() => {
    if (!isNeeded) return;
    import('./skill-selects.tsx').then(
      ({ SkillSelects }) => setSelects(() => SkillSelects),
      () => setFailed(true),
    );
  }, [isNeeded]);
  return (
    <div className="grid grid-cols-1 items-start gap-x-5 gap-y-6 sm:col-span-2 sm:grid-cols-2">
      <p className="text-sm text-ink-600 sm:col-span-2">
        {isFailed ? words.select.failed : words.select.intro}
      </p>
      {Selects && <Selects application={application} options={options} offered={offered} />}
      {/* As high as what is to come. */}
      {!Selects && !isFailed && <div className="h-97 sm:h-46 noscript:hidden sm:col-span-2" />}
      {!isHydrated &&
        offered.map((list) => (
          <PlainSelect
            key={list}
            name={list}
            label={words.fields[list].label}
            options={options[list]}
            chosen={application.answers[list]}
          />
        ))}
    </div>
  );
}
