import { useSyncExternalStore } from 'react';
import { Message } from './message.tsx';
import { snackbarStore } from './snackbar-store.ts';

/** Two live regions, there before the messages are: some screen readers miss new regions. */
const REGIONS = [
  { role: 'status', tones: ['success', 'neutral'] },
  { role: 'alert', tones: ['error'] },
] as const;

/** Shows what `showSnackbar` is told. Mounted once, in the root of the site. */
export function Snackbars({ words }: { words: { close: string } }) {
  const { subscribe, read, readOnServer } = snackbarStore;
  const snackbars = useSyncExternalStore(subscribe, read, readOnServer);
  return (
    <div className="no-print pointer-events-none fixed inset-x-4 bottom-4 z-40 grid sm:bottom-6">
      {REGIONS.map(({ role, tones }) => (
        <div key={role} role={role} className="grid justify-items-center">
          {snackbars
            .filter(({ tone }) => tones.some((one) => one === tone))
            .map((snackbar) => (
              <Message key={snackbar.id} snackbar={snackbar} close={words.close} />
            ))}
        </div>
      ))}
    </div>
  );
}
