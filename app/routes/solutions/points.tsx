import { Icon } from '#app/ui/icons/icon.tsx';

/** What one has in hand afterwards. */
export function Points({ points }: { points: readonly string[] }) {
  return (
    <ul className="mt-5 grid gap-2.5">
      {points.map((point) => (
        <li key={point} className="flex gap-3">
          <Icon name="check" size={20} className="mt-0.5 flex-none text-primary-600" />
          <span className="min-w-0">{point}</span>
        </li>
      ))}
    </ul>
  );
}
