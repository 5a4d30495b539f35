import { BARE_INPUT, WRAPPED_BOX } from '#app/forms/field/field.tsx';
import { Behavior } from '#app/islands/behavior.tsx';
import { useCopy } from '#app/pack-context.ts';
import { Icon } from '#app/ui/icons/icon.tsx';
import searchBox from './search-box.behavior.ts';

interface SearchBoxProps {
  /** What it searches, in words; read to those who cannot see it. */
  label: string;
  placeholder: string;
  /** What is searched for. */
  value: string;
  /** Where the form goes, and the parameters that it keeps. */
  action: string;
  keep: Record<string, string>;
  className: string;
}

/** A form that asks for a page; scripts send it while somebody types. */
export function SearchBox(props: SearchBoxProps) {
  const words = useCopy('words');
  const { label, placeholder, value, action, keep, className } = props;
  return (
    <Behavior of={searchBox} props={{}}>
      <search className={`block ${className}`}>
        <form
          action={action}
          className={`${WRAPPED_BOX} flex items-center rounded-full pr-1.25 pl-5`}
        >
          {Object.entries(keep).map(([key, kept]) => (
            <input key={key} type="hidden" name={key} value={kept} />
          ))}
          <input
            type="search"
            name="q"
            aria-label={label}
            placeholder={placeholder}
            defaultValue={value}
            enterKeyHint="search"
            className={`${BARE_INPUT} peer h-12.5 appearance-none text-ellipsis placeholder:text-ink-600 [&::-webkit-search-cancel-button]:hidden`}
          />
          <button
            type="button"
            aria-label={words.search.clear}
            className="grid size-11 flex-none cursor-pointer place-items-center rounded-full text-ink-600 peer-placeholder-shown:hidden hover:bg-primary-50 noscript:hidden"
          >
            <Icon name="x" size={20} />
          </button>
          <button
            type="submit"
            aria-label={words.search.submit}
            className="grid size-11 flex-none cursor-pointer place-items-center rounded-full bg-ink text-white hover:bg-primary-950"
          >
            <Icon name="search" size={20} />
          </button>
        </form>
      </search>
    </Behavior>
  );
}
