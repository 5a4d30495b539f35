import { perPack } from '#app/pack.ts';
import { usePack } from '#app/pack-context.ts';

/** Wide scenes of the same landscape at twelve hours. */
const scenesOf = perPack((pack) =>
  pack.files<string>(/^media\/scenes\/package-[^/]*\.svg$/).map(([, src]) => src),
);

/** A drawn cover where there is no picture: always the same one for the same text. */
export function Cover({ of, className = '' }: { of: string; className?: string }) {
  const scenes = scenesOf(usePack());
  let sum = 0;
  for (const letter of of) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521;
  return (
    <img
      src={scenes[sum % scenes.length]}
      alt=""
      loading="lazy"
      width={480}
      height={270}
      className={className}
    />
  );
}
