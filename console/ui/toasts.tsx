import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import { useShortcut } from './shortcuts.ts';
import {
  dismissToast,
  lastActionToast,
  type Toast,
  visibleToasts,
  watchToasts,
} from './toast-store.ts';

/** Milliseconds; longer for toasts with an action. */
const DURATIONS = { plain: 5000, offer: 9000 };

/** Toasts stay while the pointer or the focus is on them. */
export function Toasts() {
  const toasts = useSyncExternalStore(watchToasts, visibleToasts);
  const [isPaused, setPaused] = useState(false);
  useShortcut(
    'z',
    'Undo last change',
    () => {
      const toast = lastActionToast();
      if (toast) runAction(toast);
    },
    { group: 'General' },
  );
  return (
    <section
      aria-label="Messages"
      aria-live="polite"
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
      className="no-print pointer-events-none fixed inset-x-0 bottom-[calc(1rem+var(--toasts-above,0px)+var(--bar-height,0px)+env(safe-area-inset-bottom))] z-50 grid justify-items-center gap-2 px-4"
    >
      {toasts.map((toast) => (
        <ToastView key={toast.id} toast={toast} isPaused={isPaused} />
      ))}
    </section>
  );
}

function ToastView({ toast, isPaused }: { toast: Toast; isPaused: boolean }) {
  const { id, text, tone, action } = toast;
  const remaining = useRef<number>(action ? DURATIONS.offer : DURATIONS.plain);
  useEffect(() => {
    // Problems stay until they are dismissed.
    if (isPaused || tone === 'problem') return;
    const startedAt = Date.now();
    const timer = setTimeout(() => dismissToast(id), remaining.current);
    return () => {
      clearTimeout(timer);
      remaining.current -= Date.now() - startedAt;
    };
  }, [id, isPaused, tone]);
  return (
    <div className="pointer-events-auto flex max-w-120 items-center gap-3 rounded-card bg-toast py-1.5 pr-1.5 pl-3.5 text-sm text-on-toast shadow-float motion-safe:starting:translate-y-2 motion-safe:starting:opacity-0 motion-safe:transition-[opacity,translate] motion-safe:duration-150 forced-colors:border">
      {tone === 'problem' && <Icon name="circle-alert" />}
      <p className="min-w-0 py-1">{text}</p>
      {action && (
        <Button tone="on-toast" size="small" keys="z" onClick={() => runAction(toast)}>
          {action.label}
        </Button>
      )}
      <IconButton
        icon="x"
        label="Dismiss message"
        size="small"
        tone="on-toast"
        onClick={() => dismissToast(id)}
      />
    </div>
  );
}

function runAction({ id, action }: Toast): void {
  dismissToast(id);
  action?.run();
}
