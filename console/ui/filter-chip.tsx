import { Icon } from './icon.tsx';

interface FilterChipProps {
  label: string;
  onRemove: () => void;
}

export function FilterChip({ label, onRemove }: FilterChipProps) {
  return (
    <button
      type="button"
      aria-label={`Remove filter ${label}`}
      onClick={onRemove}
      className="inline-flex h-6 cursor-pointer items-center gap-1 rounded-full bg-accent-tint pr-1.5 pl-2.5 text-xs text-on-accent-tint hover:line-through touch:h-11 touch:px-4 forced-colors:border"
    >
      {label}
      <Icon name="x" size={12} />
    </button>
  );
}
