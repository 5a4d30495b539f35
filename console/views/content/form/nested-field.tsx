import { type FieldViewProps, useForm } from './form-context.ts';

/** A field inside another one. Importing its view would be a cycle, so the form passes it. */
export function NestedField(props: FieldViewProps) {
  const { Field } = useForm();
  return <Field {...props} />;
}
