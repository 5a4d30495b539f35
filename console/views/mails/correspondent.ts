import { useDraft } from '#console/ui/use-draft.ts';
import type { MailDraft, SentMail } from '#contract/console/mails.ts';

export interface Correspondent {
  /** Kind of their submission. */
  kind: string;
  id: string;
  name: string;
  mails: readonly SentMail[];
}

/** Key of the query that contains the emails. */
export const correspondentKey = ({ kind, id }: Pick<Correspondent, 'kind' | 'id'>) =>
  kind === 'application' ? `application:${id}` : `inbox:${id}`;

const NO_MAIL: MailDraft = { template: '', subject: '', body: '', sendAt: null };

export const useMailDraft = (id: string) => useDraft<MailDraft>(`mail:${id}`, NO_MAIL);
