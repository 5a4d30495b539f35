/** Which database: apart from what opens it, so that reading a setting loads no driver. */

/** `sqlite:PATH`, or `postgres://…`. */
export type DatabaseUrl = `sqlite:${string}` | `postgres://${string}` | `postgresql://${string}`;

export function isDatabaseUrl(text: string): text is DatabaseUrl {
  if (/^postgres(ql)?:\/\//.test(text)) return URL.canParse(text);
  return /^sqlite:./.test(text);
}
