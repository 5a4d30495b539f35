import { useDraft } from '#console/ui/use-draft.ts';
import type { MailDraft, SentMail } from '#contract/console/mails.ts';

export interface Correspondent {
  /** Of what they sent. */
  kind: string;
  id: string;
  name: string;
  mails: readonly SentMail[];
}

/** The query that shows what they sent, with its mails. */
export const queryKeyOf = ({ kind, id }: Pick<Correspondent, 'kind' | 'id'>) =>
  kind === 'application' ? `application:${id}` : `inbox:${id}`;

const NO_MAIL: MailDraft = { template: '', subject: '', body: '', sendAt: null };

/** What is being written to somebody: it survives a reload, a new sign-in, and going elsewhere. */
export const useMailDraft = (id: string) => useDraft<MailDraft>(`mail:${id}`, NO_MAIL);
