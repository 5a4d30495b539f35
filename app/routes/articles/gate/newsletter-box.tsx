import { NEWSLETTER_FIELD } from './typed-in.ts';

interface NewsletterBoxProps {
  label: string;
  checked: boolean;
  disabled: boolean;
  onChange: (checked: boolean) => void;
}

/** Not ticked unless the visitor does it. */
export function NewsletterBox({ label, checked, disabled, onChange }: NewsletterBoxProps) {
  return (
    <label className="flex min-h-11 w-max max-w-full cursor-pointer items-center gap-3 text-sm font-medium">
      <input
        type="checkbox"
        name={NEWSLETTER_FIELD}
        value="yes"
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
        className="size-5.5 flex-none cursor-pointer accent-primary-600"
      />
      {label}
    </label>
  );
}
