import type { Examples } from '#app/examples.ts';
import type { LocalizedPack } from '#app/pack.ts';
import { SelectMany } from './select-many.tsx';

const OPTIONS = ['English', 'Norwegian', 'Polish', 'Arabic', 'Hindi'].map((label) => ({
  id: label.toLowerCase(),
  label,
}));

const languagesOf = (pack: LocalizedPack) => (
  <div className="max-w-120">
    <SelectMany
      name="gallery-languages"
      label="Languages"
      options={OPTIONS}
      chosen={['norwegian']}
      onChange={() => undefined}
      copy={pack.copy('pages/drop-your-info').select}
    />
  </div>
);

export const examples = (pack: LocalizedPack): Examples => ({
  title: 'Select many',
  examples: [
    {
      name: 'One chosen',
      note: 'As the server renders it; it is interactive only in a form.',
      element: languagesOf(pack),
    },
  ],
});
