/** All settings: those that are not valid, those that do not fit together, and misspelled names. */
import { readSettings } from '#server/environment.ts';
import { InvalidSettingError } from '#server/setting-formats.ts';
import { type Config, invalidSettings } from '#server/settings.ts';
import { type Finding, ok, problem, warning } from './check.ts';

const CORRECT = 'Correct it in the environment or in .env. See the table in docs/operations.md.';

/** @returns no `config` if the settings cannot be used; then nothing else can be checked */
export function checkSettings(
  env: NodeJS.ProcessEnv,
  fileWarnings: readonly string[],
): { config: Config | undefined; findings: Finding[] } {
  const mistakes = fileWarnings.map((line) => warning(line, 'Correct that line.'));
  const invalid = invalidSettings(env);
  if (invalid.length > 0) {
    const findings = invalid.map(({ message }) => problem(message, CORRECT));
    return { config: undefined, findings: [...mistakes, ...findings] };
  }
  try {
    const { config, warnings } = readSettings(env);
    mistakes.push(...warnings.map((line) => warning(line, CORRECT)));
    if (config.publicUrl === null)
      mistakes.push(
        warning(
          'PUBLIC_URL is not set, so links begin with the address of this machine',
          'Set it to the URL that visitors use.',
        ),
      );
    return { config, findings: [...mistakes, ok('all values are valid')] };
  } catch (error) {
    if (!(error instanceof InvalidSettingError)) throw error;
    return { config: undefined, findings: [...mistakes, problem(error.message, CORRECT)] };
  }
}
