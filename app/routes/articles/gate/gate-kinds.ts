/** What is given for a name and an address, and what differs between the two. */
import { GATE_MESSAGES } from '#contract/gate-rules.ts';
import type { LeadSource } from '#contract/lead-rules.ts';

export type GateKind = 'session' | 'paper';

interface Gate {
  /** Under which those who ask are leads. */
  source: LeadSource;
  /** What the record in the browser begins with, and what it calls the link. */
  record: { name: string; link: string };
  /** Said where there is no link in the answer, or another answer than a link. */
  noLink: string;
  /** The call that opens it. */
  call: 'openVideo' | 'openPaper';
}

export const GATES: Record<GateKind, Gate> = {
  session: {
    source: 'Learning Hub',
    record: { name: 'learning-hub', link: 'videoUrl' },
    noLink: GATE_MESSAGES.noLink,
    call: 'openVideo',
  },
  paper: {
    source: 'White paper',
    record: { name: 'whitepaper', link: 'pdfUrl' },
    noLink: GATE_MESSAGES.noFile,
    call: 'openPaper',
  },
};
