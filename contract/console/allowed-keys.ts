/** Names of fields, separate from the schemas so that scripts do not load zod. */

/** JavaScript gives these keys of an object a meaning, so no field may have such a name. */
const FORBIDDEN_KEYS: readonly string[] = ['__proto__', 'constructor', 'prototype'];

/** A key that a path or a value may contain. */
export const isAllowedKey = (key: string): boolean => !FORBIDDEN_KEYS.includes(key);
