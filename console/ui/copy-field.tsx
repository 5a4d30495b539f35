import { useEffect, useId, useRef, useState } from 'react';
import { Button } from './button.tsx';
import { copyText, NOT_COPIED } from './copy-text.ts';
import { FIELD_CLASS } from './field.tsx';

interface CopyFieldProps {
  label: string;
  value: string;
}

export function CopyField({ label, value }: CopyFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [result, setResult] = useState<'copied' | 'failed'>();
  const isCopied = result === 'copied';
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setResult(undefined), 2500);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async () => {
    const hasCopied = await copyText(value);
    setResult(hasCopied ? 'copied' : 'failed');
    // Focusing selects the text.
    if (!hasCopied) input.current?.focus();
  };
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      <div className="flex gap-2">
        <input
          ref={input}
          id={id}
          readOnly
          value={value}
          onFocus={(event) => event.currentTarget.select()}
          className={`${FIELD_CLASS} h-9 min-w-0 bg-sunken font-mono text-xs touch:min-h-11`}
        />
        <Button icon={isCopied ? 'check' : 'copy'} className="h-9" onClick={() => void copy()}>
          {isCopied ? 'Copied' : 'Copy'}
        </Button>
      </div>
      <span role="status" className={result === 'failed' ? 'text-xs text-danger' : 'sr-only'}>
        {result === 'copied' && `${label} copied`}
        {result === 'failed' && NOT_COPIED}
      </span>
    </div>
  );
}
