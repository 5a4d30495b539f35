/** The formats of settings: zod types that turn a text into a value, or refuse it. */
import { existsSync, statSync } from 'node:fs';
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import * as z from 'zod/mini';
import { type RateLimit, UNLIMITED } from '#api/http/rate-limits.ts';
import { isEmail, normalizeEmail } from '#contract/email-rules.ts';

/** Its message names the variable and the values it accepts, in one line. */
export class InvalidSettingError extends Error {
  override name = 'InvalidSettingError';

  constructor(variable: string, value: string, accepts: string) {
    super(`${variable}=${withoutSecrets(variable, value)} is not valid: it accepts ${accepts}`);
  }
}

/** A variable that another variable requires. */
export class MissingSettingError extends InvalidSettingError {
  constructor(variable: string, accepts: string, requiredBy: string) {
    super(variable, '', accepts);
    this.message = `${variable} is required with ${requiredBy}: it accepts ${accepts}`;
  }
}

/** The `.env` file has a value that its author cannot have meant. */
export class InvalidEnvFileError extends InvalidSettingError {
  constructor(line: string) {
    super('.env', '', '');
    this.message = line;
  }
}

/** Settings whose values may be shown although they are URLs. */
const PUBLIC_URLS = ['PUBLIC_URL', 'API_BASE_URL'];

/** A setting may be a secret, and a URL may hold a password or a token in any of its parts. */
function withoutSecrets(variable: string, value: string): string {
  const isSecret =
    /_(SECRET|TOKEN|KEY|PASSWORD|URL|HEADERS|ENDPOINT)$/.test(variable) &&
    !PUBLIC_URLS.includes(variable);
  return isSecret || (/[@?#]/.test(value) && /:/.test(value)) ? '…' : value;
}

/** @param parse returns undefined for a text that the setting does not accept */
export function parsed<Value>(parse: (text: string) => Value | undefined) {
  return z.pipe(
    z.string(),
    z.transform((text, { issues }): Value => {
      const value = parse(text);
      if (value !== undefined) return value;
      issues.push({ code: 'custom', input: text });
      return z.NEVER;
    }),
  );
}

/** Reads the word as null, and any other text as `type`. */
export function orNull<Value>(value: 'none' | 'off' | 'wide', type: z.ZodMiniType<Value, string>) {
  const nullType = z.pipe(
    z.literal(value),
    z.transform(() => null),
  );
  return z.union([nullType, type]);
}

export const matching = (pattern: RegExp) => z.string().check(z.regex(pattern));

export const wholeNumber = (min: number, max: number) =>
  parsed((text) =>
    /^\d+$/.test(text) && Number(text) >= min && Number(text) <= max ? Number(text) : undefined,
  );

/** Absolute path. */
export const folder = parsed((text) => {
  const path = resolve(text);
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === false ? undefined : path;
});

/** Absolute path. */
export const packFolder = parsed((text) =>
  existsSync(resolve(text, 'site.yaml')) ? resolve(text) : undefined,
);

export const months = parsed((text) => {
  const [, count] = /^([1-9]\d{0,2}) months?$/.exec(text) ?? [];
  return count === undefined ? undefined : Number(count);
});

export const listOf = <Value>(type: z.ZodMiniType<Value, string>, separator: RegExp) =>
  z.pipe(
    z.pipe(
      z.string(),
      z.transform((text) => text.split(separator)),
    ),
    z.array(type),
  );

/** Without a trailing slash. A path, a query or credentials are refused, not dropped silently. */
export const origin = parsed((text) => {
  if (!URL.canParse(text)) return undefined;
  const { protocol, origin, href } = new URL(text);
  return /^https?:$/.test(protocol) && href === `${origin}/` ? origin : undefined;
});

/** An address, with or without a name. */
export const email = parsed((text) => (bareEmail(text) ? text : undefined));

/** The bare address of `Example <hello@company.example>`; empty where there is none. */
export function bareEmail(text: string): string {
  const [, name = '', inBrackets] = /^([^<>]*)<([^<>]*)>$/.exec(text) ?? [];
  const address = inBrackets ?? text;
  return isEmail(address) && !/[\r\n]/.test(name) ? normalizeEmail(address) : '';
}

/** Addresses by topic. The object has no prototype, because clients send the topic to look up. */
export const topicEmails = parsed((text) => {
  const byTopic: Record<string, string[]> = Object.create(null);
  for (const pair of text === 'none' ? [] : text.split(/\s*,\s*/)) {
    const [, topic, address] = /^([a-z0-9-]+)=(.+)$/.exec(pair) ?? [];
    if (!topic || !address || !bareEmail(address)) return undefined;
    byTopic[topic] = [...(byTopic[topic] ?? []), address];
  }
  return byTopic;
});

/** As the specification of OpenTelemetry writes them: values may be percent-encoded. */
export const headers = parsed((text) => {
  const result: Record<string, string> = {};
  for (const pair of text === 'none' ? [] : text.split(',')) {
    const [, name, value = ''] = /^\s*([\w-]+)\s*=\s*([!-~]+)\s*$/.exec(pair) ?? [];
    if (!name || !isDecodable(value)) return undefined;
    result[name.toLowerCase()] = decodeURIComponent(value);
  }
  return result;
});

const isDecodable = (text: string) => !/%(?![\da-f]{2})/i.test(text);

/** A number from 0 to 1. */
export const share = parsed((text) =>
  /^(0|1|0?\.\d+|1\.0+|0\.0*)$/.test(text) ? Number(text) : undefined,
);

const BASE64_PREFIX = 'whsec_';

/** The key for signatures: the base64 after `whsec_`, or the text if it has no such prefix. */
export function webhookKey(secret: string): Buffer {
  return secret.startsWith(BASE64_PREFIX)
    ? Buffer.from(secret.slice(BASE64_PREFIX.length), 'base64')
    : Buffer.from(secret);
}

export const webhookSecret = parsed((text) =>
  !text.startsWith(BASE64_PREFIX) || webhookKey(text).length >= 16 ? text : undefined,
);

/** The escapes of characters that would otherwise end the password in a URL. */
export const ESCAPED =
  'with %23 for #, %2F for /, %3F for ?, %40 for @ and %25 for % in a password';

export const url = (protocols: RegExp) =>
  parsed((text) => {
    if (!URL.canParse(text) || !isUnambiguousUrl(text)) return undefined;
    const { protocol, hostname, username } = new URL(text);
    // Only URLs of mail servers may contain a name and a password.
    const isPlain = username === '' || protocol.startsWith('smtp');
    return protocols.test(protocol) && hostname && isPlain ? text : undefined;
  });

/** A URL that is a secret, or leads to secrets, so it needs TLS unless it stays on this machine. */
export const privateUrl = parsed((text) => {
  if (!URL.canParse(text) || !isUnambiguousUrl(text)) return undefined;
  const { protocol, hostname, username } = new URL(text);
  const isPrivate = protocol === 'https:' || (protocol === 'http:' && OWN_MACHINE.test(hostname));
  return isPrivate && username === '' ? text : undefined;
});

/** The issuer of an OpenID Connect provider, exactly as its metadata states it. */
export const issuer = z.pipe(
  privateUrl,
  parsed((text) => (new URL(text).search === '' ? text : undefined)),
);

const OWN_MACHINE = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/**
 * False if the URL would be read differently than meant. `postgres://u:12#34@db/site` would be the
 * host `u` with port 12, and the log would name that host.
 */
export function isUnambiguousUrl(text: string): boolean {
  const [, scheme = '', authority = '', rest = ''] =
    /^([a-z]+):\/\/([^/?#]*)(.*)$/s.exec(text) ?? [];
  if (/^https?$/.test(scheme)) return !rest.includes('#');
  return !/[#@]/.test(rest) && !/%(?![\da-f]{2})/i.test(authority);
}

const SECONDS = { second: 1, minute: 60, hour: 3600, day: 86_400 } as const;

export const rateLimits = parsed((text): readonly RateLimit[] | undefined => {
  if (text === 'off') return UNLIMITED;
  const limits = text.split(/[\s,]+/).map((window) => {
    const [, points, unit] = /^([1-9]\d*)\/(second|minute|hour|day)$/.exec(window) ?? [];
    return { points: Number(points), duration: SECONDS[unit as keyof typeof SECONDS] };
  });
  // Two limits for one window would be counted as one.
  const windows = new Set(limits.map(({ duration }) => duration));
  const isValid = limits.every(({ points }) => points > 0) && windows.size === limits.length;
  return isValid ? limits : undefined;
});

/**
 * The limits of a hundred IPs together. Windows of a day are left out: one client could use them up
 * and block the form for everyone for that long.
 */
export function hundredfold(limits: readonly RateLimit[]): readonly RateLimit[] {
  return limits
    .filter(({ duration }) => duration <= SECONDS.hour)
    .map(({ points, duration }) => ({ points: points * 100, duration }));
}

/**
 * The proxies whose forwarded headers are trusted: a number of last hops, or those in these
 * networks. Both can be sent to a thread.
 */
export const proxies = parsed((text): number | string[] | undefined => {
  if (/^\d{1,2}$/.test(text)) return Number(text);
  const networks = text.split(/[\s,]+/);
  return networks.every(isNetwork) ? networks : undefined;
});

/** An IP, with or without a prefix length. */
function isNetwork(text: string): boolean {
  const [ip = '', prefix = '0', ...rest] = text.split('/');
  const bits = isIP(ip) === 4 ? 32 : 128;
  return isIP(ip) !== 0 && rest.length === 0 && /^\d+$/.test(prefix) && Number(prefix) <= bits;
}
