import { useCopy, usePack } from '#app/pack-context.ts';
import { Icon } from '#app/ui/icons/icon.tsx';

interface SiteSearchFormProps {
  /** The current query. */
  value?: string;
  className?: string;
}

/** A form that opens the search page. It needs no script. */
export function SiteSearchForm({ value, className = '' }: SiteSearchFormProps) {
  const { href } = usePack();
  const { search } = useCopy('pages/search');
  const { submit } = useCopy('labels').search;
  return (
    <search className={`block ${className}`}>
      <form
        action={href('/search')}
        className="flex items-center rounded-full border-[1.5px] border-ink-400 bg-white pe-1.25 ps-5 focus-within:border-primary-600 focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-primary-700"
      >
        <input
          type="search"
          name="q"
          required
          maxLength={200}
          aria-label={search.label}
          placeholder={search.placeholder}
          defaultValue={value}
          enterKeyHint="search"
          autoComplete="off"
          className="h-12.5 w-full min-w-0 appearance-none bg-transparent text-ellipsis outline-none placeholder:text-ink-600"
        />
        <button
          type="submit"
          aria-label={submit}
          className="grid size-11 flex-none cursor-pointer place-items-center rounded-full bg-ink text-white hover:bg-primary-950"
        >
          <Icon name="search" size={20} />
        </button>
      </form>
    </search>
  );
}
