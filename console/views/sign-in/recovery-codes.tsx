import { useRef, useState } from 'react';
import { settings } from '#console/settings.ts';
import { Button } from '#console/ui/button.tsx';
import { Checkbox } from '#console/ui/checkbox.tsx';
import { copyText, NOT_COPIED } from '#console/ui/copy-text.ts';

interface RecoveryCodesProps {
  codes: readonly string[];
  /**
   * Called after the user has confirmed that the codes are saved, because they are shown only
   * once.
   */
  onSaved: () => void;
}

export function RecoveryCodes({ codes, onSaved }: RecoveryCodesProps) {
  const [areStored, setStored] = useState(false);
  const [result, setResult] = useState<'copied' | 'failed'>();
  const list = useRef<HTMLUListElement>(null);
  const name = `${settings.brand.name} recovery codes`;
  const text = `${name}\n\n${codes.join('\n')}\n`;

  async function copy() {
    const hasCopied = await copyText(text);
    setResult(hasCopied ? 'copied' : 'failed');
    if (!hasCopied && list.current) getSelection()?.selectAllChildren(list.current);
  }

  function download() {
    const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
    const link = document.createElement('a');
    link.href = url;
    link.download = `${name.toLowerCase().replace(/\W+/g, '-')}.txt`;
    link.click();
    URL.revokeObjectURL(url);
  }

  return (
    <div className="grid gap-4">
      <p className="text-base text-quiet">
        If you lose your authenticator app, use one of these codes instead. Each code works once.
        They will not be shown again, so save them separately from your password.
      </p>
      <div className="print-alone">
        <h2 className="hidden text-lg print:block">{name}</h2>
        <ul
          ref={list}
          aria-label="Recovery codes"
          className="grid grid-cols-2 gap-x-4 gap-y-1 rounded-inner bg-sunken p-3 text-center font-mono text-base"
        >
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button icon={result === 'copied' ? 'check' : 'copy'} onClick={() => void copy()}>
          {result === 'copied' ? 'Copied' : 'Copy'}
        </Button>
        <Button icon="download" onClick={download}>
          Download
        </Button>
        <Button icon="printer" onClick={() => print()}>
          Print
        </Button>
      </div>
      <p role="status" className="text-sm text-danger empty:hidden">
        {result === 'failed' && NOT_COPIED}
      </p>
      <Checkbox
        label="I have saved these codes"
        checked={areStored}
        onChange={(event) => setStored(event.currentTarget.checked)}
      />
      <Button tone="action" size="large" disabled={!areStored} onClick={onSaved}>
        Continue
      </Button>
    </div>
  );
}
