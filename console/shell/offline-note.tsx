import { useSyncExternalStore } from 'react';
import { Banner } from '#console/ui/banner.tsx';

function watchLine(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** Says that there is no line, before something fails for want of it. */
export function OfflineNote() {
  const isOnline = useSyncExternalStore(watchLine, () => navigator.onLine);
  if (isOnline) return null;
  return (
    <div className="p-3 pb-0">
      <Banner tone="warning">
        There is no connection. What you see may be older, and changes cannot be saved until it is
        back; what you type is kept.
      </Banner>
    </div>
  );
}
