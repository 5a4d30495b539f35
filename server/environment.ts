/**
 * The environment with the `.env` file. What would change a value silently stops the start, what is
 * probably a mistake is a warning, and no value is shown.
 */
import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { distance } from 'fastest-levenshtein';
import { smtpWarnings } from './jobs/outbox/smtp-url.ts';
import { BadEnvFile } from './setting-formats.ts';
import { type Config, ownUrl, readConfig, SETTING_NAMES } from './settings.ts';

const ASSIGNMENT = /^\s*(?:export\s+)?([\w.-]+)\s*=\s*(.*)$/;
const TYPOGRAPHIC = /^[“”„‟«»‘’‚]/;

export interface EnvFile {
  values: Record<string, string>;
  /** A line for each probable mistake. */
  warnings: string[];
}

/**
 * Reads `.env` in the working folder, where there is one. Variables of the environment win.
 * @param warn told of each probable mistake in the file
 * @throws BadSetting
 */
export function readEnvironment(warn: (line: string) => void = () => undefined): NodeJS.ProcessEnv {
  if (!existsSync('.env')) return process.env;
  const { values, warnings } = readEnvFile(readFileSync('.env'));
  for (const line of warnings) warn(line);
  for (const [name, value] of Object.entries(values)) process.env[name] ??= value;
  return process.env;
}

/**
 * The settings of this environment, and a line for each thing to look at.
 * @throws BadSetting
 */
export function readSettings(env: NodeJS.ProcessEnv): { config: Config; warnings: string[] } {
  const config = readConfig(env);
  const warnings = Object.keys(env).flatMap((name) => misspelling(name) ?? []);
  if (config.trustProxy !== false && config.publicUrl === null) {
    const wrong = `links in pages, feeds and mails begin with ${ownUrl(config)}`;
    warnings.push(`TRUST_PROXY is set and PUBLIC_URL is not: ${wrong}`);
  }
  if (config.delivery.purge && config.apiBaseUrl) {
    warnings.push(`PURGE_URL does nothing beside API_BASE_URL: set it for ${config.apiBaseUrl}`);
  }
  if (config.delivery.mail) warnings.push(...smtpWarnings(config.delivery.mail.smtpUrl));
  return { config, warnings };
}

/** Beginnings of names that only settings of this site have. */
const OURS = /^(RATE_LIMIT|SMTP|MAIL|CRM|HUBSPOT|CAPTCHA|CORS|HSTS|NEWSLETTER|PURGE|TRUST_PROXY)_/;

function misspelling(name: string): string | undefined {
  const names: readonly string[] = SETTING_NAMES;
  if (names.includes(name)) return undefined;
  const typed = name.toUpperCase();
  const [best] = names
    .map((setting) => ({ setting, edits: distance(typed, setting) }))
    .sort((a, b) => a.edits - b.edits);
  if (!best) return undefined;
  // Short names are near to each other by chance.
  const isNear = best.edits <= (best.setting.length > 6 ? 2 : 1);
  if (!isNear && !OURS.test(typed)) return undefined;
  return `${name} is no setting; did you mean ${best.setting}?`;
}

/** @throws BadEnvFile */
export function readEnvFile(bytes: Uint8Array): EnvFile {
  const lines = decoded(bytes).split(/\r\n?|\n/);
  const warnings: string[] = [];
  const seen = new Map<string, number>();
  for (const [index, line] of lines.entries()) {
    if (/^\s*(#|$)/.test(line)) continue;
    const [, name, value] = ASSIGNMENT.exec(line) ?? [];
    const number = index + 1;
    if (name === undefined || value === undefined) {
      warnings.push(`Line ${number} of .env is ignored: it is not NAME=VALUE`);
      continue;
    }
    const slip = slipIn(value);
    if (slip) throw new BadEnvFile(`${name} in .env, line ${number}, ${slip}`);
    const before = seen.get(name);
    if (before) warnings.push(`${name} is twice in .env: line ${number} replaces line ${before}`);
    seen.set(name, number);
  }
  return { values: { ...parseEnv(lines.join('\n')) } as Record<string, string>, warnings };
}

/** How Node's parser would read another value than its author wrote; undefined where it does not. */
function slipIn(value: string): string | undefined {
  if (TYPOGRAPHIC.test(value)) return 'begins with a typographic quote: type \' or " instead';
  const [quote] = /^["'`]/.exec(value) ?? [];
  if (!quote) return isCut(value) ? 'is cut off at its #: put the value in quotes' : undefined;
  const end = value.indexOf(quote, 1);
  if (end < 0) return `opens a quote (${quote}) and does not close it on the same line`;
  if (!/^\s*(#.*)?$/.test(value.slice(end + 1))) {
    return `goes on after its closing quote (${quote}): put all of it in another kind of quotes`;
  }
  const hasBreak = quote === '"' && value.slice(1, end).includes('\\n');
  return hasBreak ? 'has \\n in double quotes, a line break there: use single quotes' : undefined;
}

/** The parser takes any # for a comment; with a space before it, so does the author. */
function isCut(value: string): boolean {
  const [, before, after] = /^([^#]*)#(.?)/s.exec(value) ?? [];
  return before !== undefined && (before === '' ? /\S/.test(after ?? '') : /\S$/.test(before));
}

function decoded(bytes: Uint8Array): string {
  try {
    // Without its byte order mark, which would be a part of the first name.
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (!text.includes('\0')) return text.replaceAll('\u00a0', ' ');
  } catch {
    // UTF-16, or a legacy code page.
  }
  throw new BadEnvFile('.env is not UTF-8: save it as UTF-8');
}
