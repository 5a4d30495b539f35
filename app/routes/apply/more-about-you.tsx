import { type ComponentType, type ToggleEvent, useEffect, useRef, useState } from 'react';
import { remainingRoom, TextArea } from '#app/forms/field/text-area.tsx';
import { TextField } from '#app/forms/field/text-field.tsx';
import { PlainSelect } from '#app/forms/select-many/plain-select.tsx';
import { Icon } from '#app/ui/icons/icon.tsx';
import { useHydrated } from '#app/ui/motion/use-hydrated.ts';
import type { ApplicationOptions } from '#contract/applications.ts';
import { SKILL_LISTS } from '#contract/skill-lists.ts';
import { TEXT_LIMITS } from '#contract/text-rules.ts';
import { useApplyWords } from './apply-words.ts';
import { FOLDED_FIELDS } from './field-errors.ts';
import { ProfileField } from './profile-field.tsx';
import type { SkillSelectsProps } from './skill-selects.tsx';
import { type Application, textBinding } from './use-application.ts';

interface MoreAboutYouProps {
  application: Application;
  options: ApplicationOptions;
}

/** What a first answer does without. It is folded, but for what is in it already or is wrong. */
export function MoreAboutYou({ application, options }: MoreAboutYouProps) {
  const words = useApplyWords();
  const { answers, errors, attempts } = application;
  const isFilled = FOLDED_FIELDS.some((name) => answers[name].length > 0);
  const isWrong = FOLDED_FIELDS.some((name) => errors[name]);
  const { isOpened, detailsProps } = useFold(isFilled, isWrong, attempts);
  const message = textBinding(application, words.fields, 'message');
  const { title, text } = words.sections.more;
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
          {...textBinding(application, words.fields, 'location')}
          autoComplete="address-level2"
          maxLength={TEXT_LIMITS.line}
        />
        <ProfileField {...textBinding(application, words.fields, 'github')} site="github" />
        <TextField
          {...textBinding(application, words.fields, 'portfolio')}
          // Not of the type `url`, which refuses URLs without `https://`.
          inputMode="url"
          autoComplete="url"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={TEXT_LIMITS.url}
          className="sm:col-span-2"
        />
        <YourSkills application={application} options={options} isWanted={isOpened} />
        <TextArea
          {...message}
          remaining={remainingRoom(message.value, TEXT_LIMITS.message, words.remaining)}
          className="sm:col-span-2"
        />
      </div>
    </details>
  );
}

/** @returns `isOpened`: whether it is open, or has been */
function useFold(isFilled: boolean, isWrong: boolean, attempts: number) {
  const fold = useRef<HTMLDetailsElement>(null);
  // The browser's own from then on: React writes again only what changes.
  const [isOpenFirst] = useState(isFilled || isWrong);
  const [isOpened, setOpened] = useState(isOpenFirst);
  useEffect(() => {
    if (isFilled) open(fold.current);
  }, [isFilled]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each attempt to send
  useEffect(() => {
    if (isWrong) open(fold.current);
  }, [isWrong, attempts]);
  // For a visitor who typed before the scripts were ready.
  useEffect(() => {
    if (fold.current?.open) setOpened(true);
  }, []);
  const onToggle = ({ currentTarget }: ToggleEvent<HTMLDetailsElement>) => {
    if (currentTarget.open) setOpened(true);
  };
  return { isOpened, detailsProps: { ref: fold, open: isOpenFirst, onToggle } };
}

function open(fold: HTMLDetailsElement | null) {
  if (fold) fold.open = true;
}

interface YourSkillsProps {
  application: Application;
  options: ApplicationOptions;
  /** Whether the lists to search in are fetched: they are a seventh of the form's script. */
  isWanted: boolean;
}

function YourSkills({ application, options, isWanted }: YourSkillsProps) {
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
