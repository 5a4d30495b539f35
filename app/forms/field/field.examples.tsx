import type { Examples } from '#app/examples.ts';
import { ErrorSummary } from './error-summary.tsx';
import { TextArea } from './text-area.tsx';
import { TextField } from './text-field.tsx';

const NAME = 'What clients call you';
const ignore = () => undefined;

function Fields() {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField name="gallery-name" label="Name" required hint={NAME} value="" onChange={ignore} />
      <TextField name="gallery-phone" label="Phone" prefix="+47" value="" onChange={ignore} />
      <TextField
        name="gallery-email"
        label="Email"
        required
        error="This Field Is Required"
        value=""
        onChange={ignore}
      />
      <TextField
        name="gallery-role"
        label="Role"
        readOnly
        value="Senior React Engineer"
        onChange={ignore}
      />
    </div>
  );
}

function Message() {
  return (
    <TextArea
      name="gallery-message"
      label="Message"
      remaining="20 characters left"
      value=""
      onChange={ignore}
    />
  );
}

export const examples: Examples = {
  title: 'Fields',
  examples: [
    {
      name: 'Text fields',
      note: 'Required, with a prefix, with an error, and read-only.',
      element: <Fields />,
    },
    { name: 'Text area', element: <Message /> },
    {
      name: 'Error summary',
      note: 'Gets the focus when a form is refused.',
      element: (
        <ErrorSummary
          title="Two things are missing"
          attempt={0}
          errors={[
            { name: 'gallery-email', label: 'Email', message: 'This Field Is Required' },
            { name: 'gallery-name', label: 'Name', message: 'This Field Is Required' },
          ]}
        />
      ),
    },
  ],
};
