import type { DeskParts } from '#domain/applicants/index.ts';
import type { DeskServices } from './services.ts';

/** What the calls about applicants need of the other parts of the desk. */
export function applicantParts({ desk }: DeskServices): DeskParts {
  return { copy: desk(), mails: null, statusLink: async () => null };
}
