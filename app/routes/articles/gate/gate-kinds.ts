/** Content that requires a name and an email address, and how its kinds differ. */
import { GATE_MESSAGES } from '#contract/gate-rules.ts';
import type { LeadSource } from '#contract/lead-rules.ts';

export type GateKind = 'session' | 'paper';

interface Gate {
  /** Source of the leads that the form creates. */
  source: LeadSource;
  /** Prefix of the key in local storage, and the name of the record's link property. */
  storage: { name: string; link: string };
  /** Message if the response has no link or is something else. */
  noLink: string;
  /** The API call that returns the link. */
  call: 'openVideo' | 'openPaper';
}

export const GATES: Record<GateKind, Gate> = {
  session: {
    source: 'Learning Hub',
    storage: { name: 'learning-hub', link: 'videoUrl' },
    noLink: GATE_MESSAGES.noLink,
    call: 'openVideo',
  },
  paper: {
    source: 'White paper',
    storage: { name: 'whitepaper', link: 'pdfUrl' },
    noLink: GATE_MESSAGES.noFile,
    call: 'openPaper',
  },
};
