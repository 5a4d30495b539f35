import type { EditorProps } from './editor-props.ts';

/** Browsers edit texts with `\n`. A text with `\r\n` keeps its line breaks when it is saved. */
export function withUnixLines<Props extends EditorProps>(props: Props): Props {
  const { value, onChange } = props;
  if (!value.includes('\r')) return props;
  return {
    ...props,
    value: value.replace(/\r\n?/g, '\n'),
    onChange: (text, isUserInput) => onChange(text.replace(/\n/g, '\r\n'), isUserInput),
  };
}
