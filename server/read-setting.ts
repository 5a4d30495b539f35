import { BadSetting } from './bad-setting.ts';

/** Reads one variable; an empty one counts as left out. @throws BadSetting */
export type ReadSetting = <Value>(
  variable: string,
  fallback: string,
  accepts: string,
  parse: (text: string) => Value | undefined,
) => Value;

export function settingReader(env: NodeJS.ProcessEnv): ReadSetting {
  return (variable, fallback, accepts, parse) => {
    const text = env[variable]?.trim() || fallback;
    const value = parse(text);
    if (value === undefined) throw new BadSetting(variable, text, accepts);
    return value;
  };
}

/** @returns undefined for what is not one, or is larger */
export function wholeNumber(text: string, max: number): number | undefined {
  return /^\d+$/.test(text) && Number(text) <= max ? Number(text) : undefined;
}
