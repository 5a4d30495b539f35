/** What is made of the site's secret for the staff, each for one use alone. */
import { createHmac } from 'node:crypto';

/** Name of the secret (`siteSecret`). */
export const STAFF_SECRET = 'staff';

/** 32 bytes that nobody can compute without the secret. @param parts their order counts; none has a line break */
export const derive = (secret: string, ...parts: readonly string[]): Buffer =>
  createHmac('sha256', secret).update(parts.join('\n')).digest();
