import { useState, useSyncExternalStore } from 'react';
import { Checkbox } from '#console/ui/checkbox.tsx';
import { Dialog } from '#console/ui/dialog.tsx';
import { KeyHint } from '#console/ui/key-hint.tsx';
import {
  allShortcuts,
  singleKeysOn,
  switchSingleKeys,
  useShortcut,
  watchShortcuts,
} from '#console/ui/shortcuts.ts';

/** Every key that does something now, opened by `?`. */
export function ShortcutList() {
  const [isOpen, setOpen] = useState(false);
  const shortcuts = useSyncExternalStore(watchShortcuts, allShortcuts);
  const areOn = useSyncExternalStore(watchShortcuts, singleKeysOn);
  useShortcut('?', 'Show these keys', () => setOpen(true), { group: 'Everywhere' });
  const groups = Map.groupBy(shortcuts, ({ group }) => group);
  return (
    <Dialog title="Keys" isOpen={isOpen} onClose={() => setOpen(false)}>
      <div className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
        {[...groups].reverse().map(([group, list]) => (
          <section key={group}>
            <h3 className="mb-1.5 text-xs text-quiet">{group}</h3>
            <dl className="divide-y divide-line">
              {list.map(({ keys, label }) => (
                <div key={keys} className="flex items-center justify-between gap-4 py-1.5">
                  <dt className="text-sm">{label}</dt>
                  <dd className="flex-none">
                    <KeyHint keys={keys} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <div className="mt-5 border-t border-line pt-4">
        <Checkbox
          label="Single keys do something"
          hint="Switch them off if you speak to your device or press keys by accident."
          checked={areOn}
          onChange={(event) => switchSingleKeys(event.currentTarget.checked)}
        />
      </div>
    </Dialog>
  );
}
