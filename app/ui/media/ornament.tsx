interface OrnamentProps {
  /** Chooses the composition, always the same one for the same text. */
  seed: string;
  /** Its place and its size. */
  className?: string;
}

const COMPOSITIONS = ['ornament-a', 'ornament-b', 'ornament-c', 'ornament-d'] as const;

/**
 * Shapes in tones of the brand, where a pack has no picture (`app/styles/ornament.css`). They are
 * only styles, so they cost no request.
 */
export function Ornament({ seed, className = '' }: OrnamentProps) {
  let sum = 0;
  for (const letter of seed) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521;
  const composition = COMPOSITIONS[sum % COMPOSITIONS.length] ?? COMPOSITIONS[0];
  return <span aria-hidden="true" className={`ornament ${composition} ${className}`.trimEnd()} />;
}
