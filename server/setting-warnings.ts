/** What is probably a mistake in the settings, though nothing of it is invalid. */
import { distance } from 'fastest-levenshtein';
import { smtpWarnings } from './jobs/outbox/smtp-url.ts';
import { type Config, readConfig } from './settings.ts';

/** Whoever sets something else that begins so meant a setting of ours. */
const OURS = /^(RATE_LIMIT|SMTP|MAIL|CRM|HUBSPOT|CAPTCHA|CORS|HSTS|NEWSLETTER|PURGE|TRUST_PROXY)_/;

/**
 * The settings of this environment, and a line for each thing to look at.
 * @throws BadSetting
 */
export function readSettings(
  env: NodeJS.ProcessEnv,
  publicUrl: (config: Config) => string,
): { config: Config; warnings: string[] } {
  const known = new Set<string>();
  const config = readConfig(
    new Proxy(env, {
      get: (target, name: string) => {
        known.add(name);
        return target[name];
      },
    }),
  );
  const warnings = Object.keys(env).flatMap((name) => misspelling(name, known) ?? []);
  if (config.trustProxy !== false && config.publicUrl === null) {
    const wrong = `links in pages, feeds and mails begin with ${publicUrl(config)}`;
    warnings.push(`TRUST_PROXY is set and PUBLIC_URL is not: ${wrong}`);
  }
  if (config.delivery.purge && config.apiBaseUrl) {
    warnings.push(`PURGE_URL does nothing beside API_BASE_URL: set it for ${config.apiBaseUrl}`);
  }
  if (config.delivery.mail) warnings.push(...smtpWarnings(config.delivery.mail.smtpUrl));
  return { config, warnings };
}

function misspelling(name: string, known: ReadonlySet<string>): string | undefined {
  if (known.has(name)) return undefined;
  const typed = name.toUpperCase();
  const [best] = [...known]
    .map((setting) => ({ setting, edits: distance(typed, setting) }))
    .sort((a, b) => a.edits - b.edits);
  if (!best) return undefined;
  // Short names are near to each other by chance.
  const isNear = best.edits <= (best.setting.length > 6 ? 2 : 1);
  if (!isNear && !OURS.test(typed)) return undefined;
  return `${name} is no setting; did you mean ${best.setting}?`;
}
