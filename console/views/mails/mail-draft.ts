import { useDraft } from '#console/ui/use-draft.ts';
import type { MailDraft } from '#contract/console/mails.ts';

const NO_MAIL: MailDraft = { template: '', subject: '', body: '', sendAt: null };

/** What is being written to somebody: it survives a reload, a new sign-in, and going elsewhere. */
export const useMailDraft = (id: string) => useDraft<MailDraft>(`mail:${id}`, NO_MAIL);
