import type { Db } from '#domain/database.ts';
import type { Limiter } from './rate-limits.ts';

/** What each resource's routes are registered with. */
export interface ApiRoutes {
  services: ApiServices;
}

/** What the API needs from the program that hosts it. */
export interface ApiServices {
  db: Db;
  /** Key of the captcha challenges; null where the captcha is switched off. */
  captchaKey: string | null;
  limits: { reads: Limiter; forms: Limiter };
  /** The consent wording that stands above the application form. */
  applicationConsent: string;
}
