import { useEffect, useId, useState } from 'react';
import { Button } from './button.tsx';
import { FIELD_CLASS } from './field.tsx';

interface CopyFieldProps {
  label: string;
  value: string;
}

export function CopyField({ label, value }: CopyFieldProps) {
  const id = useId();
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), 2500);
    return () => clearTimeout(timer);
  }, [isCopied]);
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      <div className="flex gap-2">
        <input
          id={id}
          readOnly
          value={value}
          onFocus={(event) => event.currentTarget.select()}
          className={`${FIELD_CLASS} h-9 min-w-0 bg-sunken font-mono text-xs touch:min-h-11`}
        />
        <Button
          icon={isCopied ? 'check' : 'copy'}
          className="h-9"
          onClick={async () => {
            await navigator.clipboard.writeText(value);
            setCopied(true);
          }}
        >
          {isCopied ? 'Copied' : 'Copy'}
        </Button>
      </div>
      <span role="status" className="sr-only">
        {isCopied ? `${label} copied` : ''}
      </span>
    </div>
  );
}
