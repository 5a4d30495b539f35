/**
 * Prompts that a call waits for: signing in again after the session has ended, or proving who one
 * is. `shell/root.tsx` shows them. All waiting calls share one prompt.
 */
export type PromptKind = 'sign-in' | 'proof';

interface Waiting {
  resolve: () => void;
  reject: (reason: unknown) => void;
}

export interface Prompt {
  kind: PromptKind;
}

let current: (Prompt & { waiting: Waiting[] }) | undefined;
const listeners = new Set<() => void>();

const notify = () => {
  for (const listener of listeners) listener();
};

/** The same object until it is answered, as `useSyncExternalStore` requires. */
export const openPrompt = (): Prompt | undefined => current;

export function watchPrompts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Resolves when the prompt is answered and rejects when it is dismissed. */
export async function ask(kind: PromptKind): Promise<void> {
  // A proof needs a session, and signing in is also a proof, so one prompt serves both.
  if (current?.kind === 'proof' && kind === 'sign-in') current = { ...current, kind };
  current ??= { kind, waiting: [] };
  const { waiting } = current;
  const promise = new Promise<void>((resolve, reject) => waiting.push({ resolve, reject }));
  notify();
  await promise;
}

export function answerPrompt(): void {
  closePrompt(({ resolve }) => resolve());
}

export function dismissPrompt(): void {
  closePrompt(({ reject }) => reject(new Error('The prompt was dismissed')));
}

function closePrompt(each: (waiting: Waiting) => void): void {
  const waiting = current?.waiting ?? [];
  current = undefined;
  notify();
  waiting.forEach(each);
}
