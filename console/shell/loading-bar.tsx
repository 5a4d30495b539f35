import { useNavigation } from 'react-router';
import { Delayed } from '#console/ui/delayed.tsx';

/** While the file of a view is on its way, and only if that takes a moment. */
export function LoadingBar() {
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return (
    <Delayed>
      <div role="status" aria-label="Loading" className="fixed inset-x-0 top-0 z-40 h-0.5">
        <div className="h-full w-full origin-left bg-accent motion-safe:animate-pulse" />
      </div>
    </Delayed>
  );
}
