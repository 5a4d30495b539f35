import { SelectMany } from '#app/forms/select-many/select-many.tsx';
import type { ApplicationOptions } from '#contract/applications.ts';
import { SKILL_LISTS } from '#contract/skill-lists.ts';
import { useApplyWords } from './apply-words.ts';
import { FormSection } from './form-section.tsx';
import type { Application } from './use-application.ts';

interface YourSkillsProps {
  application: Application;
  options: ApplicationOptions;
}

export function YourSkills({ application, options }: YourSkillsProps) {
  const words = useApplyWords();
  const offered = SKILL_LISTS.filter((list) => options[list].length > 0);
  return (
    <FormSection position={3} {...words.sections.skills}>
      {offered.length === 0 && (
        <p className="text-sm text-ink-600 sm:col-span-2">{words.select.failed}</p>
      )}
      {offered.map((list) => (
        <SelectMany
          key={list}
          name={list}
          {...words.fields[list]}
          error={application.errors[list]}
          options={options[list]}
          chosen={application.answers[list]}
          onChange={application.set[list]}
          copy={words.select}
        />
      ))}
    </FormSection>
  );
}
