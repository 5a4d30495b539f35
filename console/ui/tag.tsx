import { Icon } from './icon.tsx';

interface TagProps {
  name: string;
  /** Without it there is no remove button. */
  onRemove?: () => void;
}

export function Tag({ name, onRemove }: TagProps) {
  return (
    <span className="inline-flex max-w-full min-w-0 items-center gap-1 rounded-inner border border-line bg-surface px-1.5 text-xs leading-5 text-text">
      <span className="truncate" title={name}>
        {name}
      </span>
      {onRemove && (
        <button
          type="button"
          aria-label={`Remove tag ${name}`}
          onClick={onRemove}
          className="-mr-1 grid size-5 cursor-pointer place-items-center rounded-sm text-quiet hover:bg-sunken hover:text-text touch:size-11"
        >
          <Icon name="x" size={12} />
        </button>
      )}
    </span>
  );
}
