const isApple = /Mac|iPhone|iPad/.test(globalThis.navigator?.platform ?? '');

const NAMES: Readonly<Record<string, string>> = {
  mod: isApple ? '⌘' : 'Ctrl',
  Enter: '↵',
  Escape: 'Esc',
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
};

/** The names of the keys of `mod+Enter`, `g i` or `A` on this device. */
const keysIn = (keys: string) =>
  keys.split(/[ +]/).flatMap((key) => {
    if (/^[A-Z]$/.test(key)) return [isApple ? '⇧' : 'Shift', key];
    return NAMES[key] ?? (key.length === 1 ? key.toUpperCase() : key);
  });

interface KeyHintProps {
  /** In the notation of `useShortcut`: `mod+Enter`, `g i`. */
  keys: string;
  /** Hidden from screen readers and on touch devices. */
  isInButton?: boolean;
}

export function KeyHint({ keys, isInButton = false }: KeyHintProps) {
  return (
    <span
      aria-hidden={isInButton || undefined}
      className={`gap-0.5 ${isInButton ? '-mr-1 ml-0.5 hidden md:inline-flex touch:hidden' : 'inline-flex'}`}
    >
      {keysIn(keys).map((key, at) => (
        <kbd
          // biome-ignore lint/suspicious/noArrayIndexKey: `g g` has the same key twice
          key={at}
          className="inline-grid h-4.5 min-w-4.5 place-items-center rounded-sm border border-current/25 px-1 font-sans text-2xs leading-none"
        >
          {key}
        </kbd>
      ))}
    </span>
  );
}
