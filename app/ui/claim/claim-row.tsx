import { usePack } from '#app/pack-context.ts';
import { columnsOf, type GridWidth, spanOf } from '#app/ui/cards/card-columns.ts';
import { ClaimNote, claimNamed } from './claim-note.tsx';

interface ClaimRowProps {
  /** Keys in `claims.yaml`. */
  names: readonly string[];
  /** Columns that depend on it; by default two if there is room. */
  width?: GridWidth;
  className?: string;
}

/** Claims side by side, each with a label, what it measures and its source. */
export function ClaimRow({ names, width, className = '' }: ClaimRowProps) {
  const pack = usePack();
  const { length } = names;
  const columns = width ? columnsOf(length, width) : length > 1 ? 'sm:grid-cols-2' : '';
  return (
    <ul className={`grid gap-x-8 gap-y-8 ${className} ${columns}`.trim()}>
      {names.map((name, index) => {
        const { figure, label } = claimNamed(pack, name);
        return (
          <li
            key={name}
            className={`break-inside-avoid border-t border-ink-200 pt-5 in-[.on-night]:border-white/25 ${
              width ? spanOf(index, length, width) : ''
            }`.trim()}
          >
            <div lang={pack.copyLang('claims')}>
              <p className="text-[2.25rem] leading-tight font-bold tracking-[-0.03em]">{figure}</p>
              <p className="mt-1 font-medium">{label}</p>
            </div>
            <ClaimNote name={name} className="mt-2" />
          </li>
        );
      })}
    </ul>
  );
}
