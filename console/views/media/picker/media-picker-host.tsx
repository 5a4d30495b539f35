import { lazy, Suspense, useSyncExternalStore } from 'react';
import { pickerRequest, watchPicker } from './picker-request.ts';

/** Loaded when a picture is chosen for the first time. */
const PickerDialog = lazy(() => import('./picker-dialog.tsx'));

/** Shows the dialog that `openMediaPicker` waits for, over any view. */
export function MediaPickerHost() {
  const request = useSyncExternalStore(watchPicker, pickerRequest);
  return (
    request && (
      <Suspense>
        <PickerDialog request={request} />
      </Suspense>
    )
  );
}
