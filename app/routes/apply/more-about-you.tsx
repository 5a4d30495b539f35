import { type ComponentType, type ToggleEvent, useEffect, useRef, useState } from 'react';
import { remainingText, TextArea } from '#app/forms/field/text-area.tsx';
import { TextField } from '#app/forms/field/text-field.tsx';
import { PlainSelect } from '#app/forms/select-many/plain-select.tsx';
import { Icon } from '#app/ui/icons/icon.tsx';
import { useHydrated } from '#app/ui/motion/use-hydrated.ts';
import type { ApplicationOptions } from '#contract/applications.ts';
import { answerField } from '#contract/job-questions.ts';
import { SKILL_LISTS } from '#contract/skill-lists.ts';
import { TEXT_LIMITS } from '#contract/text-rules.ts';
import { useApplyCopy } from './apply-copy.ts';
import { collapsedFields, isLink } from './field-errors.ts';
import { LinkFields, ProfileFields } from './profile-field.tsx';
import type { SkillSelectsProps } from './skill-selects.tsx';
import { type Application, textBinding } from './use-application.ts';

interface MoreAboutYouProps {
  application: Application;
  options: ApplicationOptions;
}

/** Optional fields. The section starts collapsed unless a field has a value or an error. */
export function MoreAboutYou({ application, options }: MoreAboutYouProps) {
  const copy = useApplyCopy();
  const { answers, errors, attempts, questions } = application;
  const fields = collapsedFields(copy.requiredProfiles);
  const links = questions.filter((question) => isLink(question) && !question.required);
  const isFilled =
    fields.some((name) => answers[name].length > 0) ||
    links.some(({ id }) => answers.questions[id]);
  const isWrong =
    fields.some((name) => errors[name]) || links.some(({ id }) => errors[answerField(id)]);
  const { hasBeenOpen, detailsProps } = useCollapsedSection(isFilled, isWrong, attempts);
  const message = textBinding(application, copy.fields, 'message');
  const { title, text } = copy.sections.more;
  return (
    <details {...detailsProps} className="group rounded-[24px] border border-hairline bg-white">
      <summary className="grid cursor-pointer list-none grid-cols-[auto_1fr] items-center gap-x-3.5 rounded-[24px] p-5 hover:bg-primary-50 sm:px-8 sm:py-6 [&::-webkit-details-marker]:hidden">
        <span className="row-span-2 grid size-9 place-items-center rounded-full bg-primary-100 text-primary-800">
          <Icon
            name="chevron-down"
            size={20}
            className="transition-transform group-open:rotate-180"
          />
        </span>
        <h2 className="text-xl">{title}</h2>
        <span className="text-sm text-ink-600">{text}</span>
      </summary>
      <div className="grid grid-cols-1 items-start gap-x-5 gap-y-6 px-5 pt-3 pb-5 sm:grid-cols-2 sm:px-8 sm:pb-8">
        <TextField
          {...textBinding(application, copy.fields, 'location')}
          autoComplete="address-level2"
          maxLength={TEXT_LIMITS.line}
        />
        <ProfileFields application={application} />
        <LinkFields application={application} />
        <YourSkills application={application} options={options} mayLoad={hasBeenOpen} />
        <TextArea
          {...message}
          remaining={remainingText(message.value, TEXT_LIMITS.message, copy.remaining)}
          className="sm:col-span-2"
        />
      </div>
    </details>
  );
}

/** @returns `hasBeenOpen`: true from the first time that the section is open */
function useCollapsedSection(isFilled: boolean, isWrong: boolean, attempts: number) {
  const details = useRef<HTMLDetailsElement>(null);
  // Only the initial value: the browser toggles `open`, and React rewrites only changed props.
  const [isOpenFirst] = useState(isFilled || isWrong);
  const [hasBeenOpen, setHasBeenOpen] = useState(isOpenFirst);
  useEffect(() => {
    if (isFilled) open(details.current);
  }, [isFilled]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on each attempt to send
  useEffect(() => {
    if (isWrong) open(details.current);
  }, [isWrong, attempts]);
  // A visitor may have opened it before hydration.
  useEffect(() => {
    if (details.current?.open) setHasBeenOpen(true);
  }, []);
  const onToggle = ({ currentTarget }: ToggleEvent<HTMLDetailsElement>) => {
    if (currentTarget.open) setHasBeenOpen(true);
  };
  return { hasBeenOpen, detailsProps: { ref: details, open: isOpenFirst, onToggle } };
}

function open(details: HTMLDetailsElement | null) {
  if (details) details.open = true;
}

interface YourSkillsProps {
  application: Application;
  options: ApplicationOptions;
  /** Allows loading the searchable lists, which are a seventh of the form's script. */
  mayLoad: boolean;
}

function YourSkills({ application, options, mayLoad }: YourSkillsProps) {
  const copy = useApplyCopy();
  const isHydrated = useHydrated();
  const lists = SKILL_LISTS.filter((list) => options[list].length > 0);
  const [Selects, setSelects] = useState<ComponentType<SkillSelectsProps> | null>(null);
  const [isFailed, setFailed] = useState(lists.length === 0);
  const isLoading = mayLoad && lists.length > 0;
  useEffect(() => {
    if (!isLoading) return;
    import('./skill-selects.tsx').then(
      ({ SkillSelects }) => setSelects(() => SkillSelects),
      () => setFailed(true),
    );
  }, [isLoading]);
  return (
    <div className="grid grid-cols-1 items-start gap-x-5 gap-y-6 sm:col-span-2 sm:grid-cols-2">
      <p className="text-sm text-ink-600 sm:col-span-2">
        {isFailed ? copy.select.failed : copy.select.intro}
      </p>
      {Selects && <Selects application={application} options={options} lists={lists} />}
      {/* Reserves the height of the lists. */}
      {!Selects && !isFailed && <div className="h-97 sm:h-46 noscript:hidden sm:col-span-2" />}
      {!isHydrated &&
        lists.map((list) => (
          <PlainSelect
            key={list}
            name={list}
            label={copy.fields[list].label}
            options={options[list]}
            chosen={application.answers[list]}
          />
        ))}
    </div>
  );
}
