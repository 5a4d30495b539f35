/** Whether all that the desk's templates have in braces can be filled in. */
import type { DeskCopy } from '#contract/console/desk-copy.ts';
import { placeholdersFor, placeholdersIn } from '#contract/console/mail-placeholders.ts';
import type { ContentProblem } from '#domain/content/pack-files/index.ts';
import { nearName } from '#domain/support/near-names.ts';
import { atField } from './yaml-lines.ts';

const FILE = 'desk.yaml';

/** @param copies path below the content folder to what was read */
export function unknownPlaceholders(
  contentDir: string,
  copies: ReadonlyMap<string, unknown>,
): ContentProblem[] {
  const desk = copies.get(FILE) as DeskCopy | undefined;
  return (desk?.templates ?? []).flatMap((template, position) => {
    // One that is also for the inbox has no more than what is there.
    const known = placeholdersFor(template.for === 'applicants' ? 'application' : 'message');
    return (['subject', 'body'] as const).flatMap((field) =>
      placeholdersIn(template[field])
        .filter((name) => !known.some((other) => other === name))
        .map((name) => {
          const others = known.map((one) => `{${one}}`).join(', ');
          const message = `nothing is known to fill in for {${name}}${meant(name, known)}; use ${others}`;
          return atField(contentDir, { file: FILE, path: ['templates', position, field], message });
        }),
    );
  });
}

function meant(name: string, known: readonly string[]): string {
  const near = nearName(name, known);
  return near ? ` (did you mean {${near}}?)` : '';
}
