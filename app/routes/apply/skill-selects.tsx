import { SelectMany } from '#app/forms/select-many/select-many.tsx';
import type { ApplicationOptions } from '#contract/applications.ts';
import type { SkillList } from '#contract/skill-lists.ts';
import { useApplyCopy } from './apply-copy.ts';
import type { Application } from './use-application.ts';

export interface SkillSelectsProps {
  application: Application;
  options: ApplicationOptions;
  /** The lists that have options. */
  lists: readonly SkillList[];
}

export function SkillSelects({ application, options, lists }: SkillSelectsProps) {
  const copy = useApplyCopy();
  return lists.map((list) => (
    <SelectMany
      key={list}
      name={list}
      {...copy.fields[list]}
      error={application.errors[list]}
      options={options[list]}
      chosen={application.answers[list]}
      onChange={application.set[list]}
      copy={copy.select}
    />
  ));
}
