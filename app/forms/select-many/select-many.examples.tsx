import type { Examples } from '#app/ui/examples/examples.ts';
import apply from '#content/pages/drop-your-info.yaml';
import { SelectMany } from './select-many.tsx';

const OPTIONS = ['English', 'Nepali', 'Newari', 'Maithili', 'Hindi'].map((label) => ({
  id: label.toLowerCase(),
  label,
}));

const languages = (
  <div className="max-w-120">
    <SelectMany
      name="gallery-languages"
      label="Languages"
      options={OPTIONS}
      chosen={['nepali']}
      onChange={() => undefined}
      copy={apply.select}
    />
  </div>
);

export const examples: Examples = {
  title: 'Select many',
  examples: [
    {
      name: 'One chosen',
      note: 'As the server writes it; it moves in a form.',
      element: languages,
    },
  ],
};
