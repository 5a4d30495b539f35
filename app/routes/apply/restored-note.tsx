import { Icon } from '#app/ui/icons/icon.tsx';
import { useApplyCopy } from './apply-copy.ts';

/** Floats over the hero's bottom edge, because it appears late and must not shift the layout. */
export function RestoredNote({ onClear }: { onClear: () => void }) {
  const { restored } = useApplyCopy();
  return (
    <div
      role="status"
      className="absolute bottom-full start-0 mb-3 flex items-center gap-x-3 rounded-[22px] bg-white py-1 pe-2 ps-4.5 text-sm leading-snug shadow-float"
    >
      <Icon name="history" size={18} className="flex-none text-primary-600" />
      <span className="py-2">{restored.text}</span>
      <button
        type="button"
        onClick={onClear}
        className="min-h-11 flex-none cursor-pointer rounded-full px-3 font-medium text-primary-600 underline underline-offset-4"
      >
        {restored.clear}
      </button>
    </div>
  );
}
