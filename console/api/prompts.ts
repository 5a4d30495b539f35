/**
 * Questions that a call asks before it can go on: who are you (the session has ended), and prove that it is
 * you. Whoever shows them is in `console/session/`; all calls that wait share one question.
 */
export type PromptKind = 'sign-in' | 'proof';

interface Waiting {
  resolve: () => void;
  reject: (reason: unknown) => void;
}

export interface Prompt {
  kind: PromptKind;
}

let open: (Prompt & { waiting: Waiting[] }) | undefined;
const listeners = new Set<() => void>();

const tell = () => {
  for (const listener of listeners) listener();
};

/** The question that is open; the same object until it is answered. */
export const openPrompt = (): Prompt | undefined => open;

export function watchPrompts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Fulfilled when the question is answered; rejected when it is put away. */
export async function ask(kind: PromptKind): Promise<void> {
  // A proof needs a session: who is asked for both signs in, which is a proof too.
  if (open?.kind === 'proof' && kind === 'sign-in') open = { ...open, kind };
  open ??= { kind, waiting: [] };
  const { waiting } = open;
  const answered = new Promise<void>((resolve, reject) => waiting.push({ resolve, reject }));
  tell();
  await answered;
}

export function answerPrompt(): void {
  settle(({ resolve }) => resolve());
}

export function dismissPrompt(): void {
  settle(({ reject }) => reject(new Error('The prompt was dismissed')));
}

function settle(each: (waiting: Waiting) => void): void {
  const waiting = open?.waiting ?? [];
  open = undefined;
  tell();
  waiting.forEach(each);
}
