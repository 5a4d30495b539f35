/** Stands in URLs too: a post without scripts comes back to it. */
export const GATE_ID = 'access';

/** Of the heading, which names the form and the thanks in its place. */
export const GATE_TITLE_ID = `${GATE_ID}-title`;
