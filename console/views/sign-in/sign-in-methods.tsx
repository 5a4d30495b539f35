/** Signing in with a passkey or with a password, and switching between them. */
import { useState } from 'react';
import { Banner } from '#console/ui/banner.tsx';
import { Button, type ButtonStyle } from '#console/ui/button.tsx';
import { answerWithPasskey, canUsePasskeys } from './passkeys.ts';
import { useSubmit } from './use-attempt.ts';

/**
 * A passkey if the browser supports it, otherwise a password with a code. `other` is a button that
 * switches, or false.
 */
export function useSignInMethod() {
  const hasPasskeys = canUsePasskeys();
  const [method, setMethod] = useState(hasPasskeys ? 'passkey' : 'password');
  const isPasskey = method === 'passkey';
  const switchButton = hasPasskeys && (
    <Button tone="plain" onClick={() => setMethod(isPasskey ? 'password' : 'passkey')}>
      {isPasskey ? 'Use a password and code' : 'Use a passkey'}
    </Button>
  );
  return { isPasskey, other: switchButton };
}

type Passkey = Record<string, unknown>;

interface PasskeyButtonProps extends Pick<ButtonStyle, 'tone'> {
  label: string;
  /** Gets a challenge from the server. */
  begin: () => Promise<Passkey>;
  /** Sends the passkey's response. */
  send: (response: Passkey) => Promise<void>;
}

export function PasskeyButton({ label, tone = 'action', begin, send }: PasskeyButtonProps) {
  const { isBusy, submit, message } = useSubmit();
  return (
    <>
      {message && <Banner tone="problem">{message}</Banner>}
      <Button
        tone={tone}
        size="large"
        icon="fingerprint-pattern"
        isBusy={isBusy}
        onClick={() => submit(async () => send(await answerWithPasskey(await begin())))}
      >
        {label}
      </Button>
    </>
  );
}
