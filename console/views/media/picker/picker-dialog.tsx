import { useState } from 'react';
import type { MediaItem } from '#contract/console/media.ts';
import { AltStep } from './alt-step.tsx';
import { MediaPicker } from './media-picker.tsx';
import type { PickerRequest } from './picker-request.ts';

/** First a picture, then its description. */
export default function PickerDialog({ request }: { request: PickerRequest }) {
  const [item, setItem] = useState<MediaItem>();
  const { resolve, alt = '', filter = 'pictures' } = request;
  const hasNoAlt = request.hasNoAlt === true || filter !== 'pictures';
  const sizeOf = ({ width, height }: MediaItem) => ({ width, height });
  if (!item) {
    return (
      <MediaPicker
        filter={filter}
        onClose={() => resolve(null)}
        onPick={(picked) => {
          if (!hasNoAlt) setItem(picked);
          else resolve({ path: picked.id, alt: '', isDecorative: true, ...sizeOf(picked) });
        }}
      />
    );
  }
  return (
    <AltStep
      item={item}
      initialAlt={alt}
      onBack={() => setItem(undefined)}
      onClose={() => resolve(null)}
      onDone={(description) => resolve({ path: item.id, ...description, ...sizeOf(item) })}
    />
  );
}
