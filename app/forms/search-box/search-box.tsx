import { BARE_INPUT, WRAPPED_BOX } from '#app/forms/field/field.tsx';
import { Behavior } from '#app/islands/behavior.tsx';
import { useCopy } from '#app/pack-context.ts';
import { Icon } from '#app/ui/icons/icon.tsx';
import searchBox from './search-box.behavior.ts';

interface SearchBoxProps {
  /** Accessible name, which says what is searched. */
  label: string;
  placeholder: string;
  /** The current query. */
  value: string;
  action: string;
  /** Parameters that are submitted with the query. */
  parameters: Record<string, string>;
  className: string;
}

/** A GET form that a behavior submits while the visitor types. */
export function SearchBox(props: SearchBoxProps) {
  const labels = useCopy('labels');
  const { label, placeholder, value, action, parameters, className } = props;
  return (
    <Behavior start={searchBox} props={{}}>
      <search className={`block ${className}`}>
        <form
          action={action}
          className={`${WRAPPED_BOX} flex items-center rounded-full pe-1.25 ps-5`}
        >
          {Object.entries(parameters).map(([key, parameter]) => (
            <input key={key} type="hidden" name={key} value={parameter} />
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
            aria-label={labels.search.clear}
            className="grid size-11 flex-none cursor-pointer place-items-center rounded-full text-ink-600 peer-placeholder-shown:hidden hover:bg-primary-50 noscript:hidden"
          >
            <Icon name="x" size={20} />
          </button>
          <button
            type="submit"
            aria-label={labels.search.submit}
            className="grid size-11 flex-none cursor-pointer place-items-center rounded-full bg-ink text-white hover:bg-primary-950"
          >
            <Icon name="search" size={20} />
          </button>
        </form>
      </search>
    </Behavior>
  );
}
