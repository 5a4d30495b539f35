/** The texts of a conflict beside each other, each with the button that keeps it. */
import { Button } from '#console/ui/button.tsx';
import { conflictText } from './conflict-text.ts';

interface Side {
  caption: string;
  /** Of its button. */
  action: string;
  value: unknown;
}

interface ConflictSidesProps {
  /** Of the field. */
  label: string;
  /** What both have changed; null if there was nothing. */
  base: unknown;
  mine: Side;
  theirs: Side;
  chosen?: 'mine' | 'theirs' | undefined;
  /** Without it, the texts can only be read. */
  onChoose: ((side: 'mine' | 'theirs') => void) | undefined;
}

export function ConflictSides({ label, base, chosen, onChoose, ...sides }: ConflictSidesProps) {
  const before = conflictText(base);
  return (
    <div className="mt-1.5 grid gap-2 sm:grid-cols-2">
      {(['mine', 'theirs'] as const).map((side) => {
        const { caption, action, value } = sides[side];
        return (
          <Version key={side} caption={caption} text={conflictText(value) ?? 'Nothing'}>
            {onChoose && (
              <Button
                size="small"
                {...(chosen === side && { icon: 'check' })}
                className="justify-self-start"
                aria-pressed={chosen === side}
                onClick={() => onChoose(side)}
              >
                {action}
                <span className="sr-only">: {label}</span>
              </Button>
            )}
          </Version>
        );
      })}
      {before !== null && (
        <div className="sm:col-span-2">
          <Version caption="Before both" text={before} />
        </div>
      )}
    </div>
  );
}

interface VersionProps {
  caption: string;
  text: string;
  children?: React.ReactNode;
}

function Version({ caption, text, children }: VersionProps) {
  return (
    <div className="grid content-start gap-1.5 rounded-inner bg-surface p-2.5 text-text">
      <p className="text-xs font-medium text-quiet">{caption}</p>
      <p className="max-h-40 overflow-auto text-sm whitespace-pre-wrap wrap-anywhere" tabIndex={-1}>
        {text}
      </p>
      {children}
    </div>
  );
}
