import { useEffect, useRef, useState } from 'react';
import { CAPTCHA_LIFETIME, type CaptchaForm } from '#contract/captcha-rules.ts';
import { solveCaptcha } from './solve-captcha.ts';

export type CaptchaState = 'idle' | 'working' | 'done' | 'failed';

interface PendingToken {
  /** Null if it failed. */
  token: Promise<string | null>;
  controller: AbortController;
  /** Epoch milliseconds. */
  validUntil: number;
}

/** A challenge is replaced this many milliseconds before it expires. */
const MARGIN = 60_000;

/** A proof of work, solved in the background while the form is filled in. */
export function useCaptcha(form: CaptchaForm) {
  const [state, setState] = useState<CaptchaState>('idle');
  const current = useRef<PendingToken | null>(null);

  function solve(): Promise<string | null> {
    current.current?.controller.abort();
    const controller = new AbortController();
    const token = solveCaptcha(form, controller.signal).catch(() => null);
    const pending = { token, controller, validUntil: Date.now() + CAPTCHA_LIFETIME - MARGIN };
    current.current = pending;
    setState('working');
    token.then((result) => {
      if (current.current === pending) setState(result === null ? 'failed' : 'done');
    });
    return token;
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: `solve` reads refs
  useEffect(() => {
    if (state !== 'done' || !current.current) return;
    const timer = setTimeout(solve, current.current.validUntil - Date.now());
    return () => clearTimeout(timer);
  }, [state]);

  useEffect(() => () => current.current?.controller.abort(), []);

  return {
    state,
    /** Does nothing if it has started before. */
    start() {
      if (!current.current) solve();
    },
    /** Solves a new challenge, because a token is valid for one submission. */
    renew: solve,
    /** Waits for the token and retries once; null if that fails too. */
    async token(): Promise<string | null> {
      const pending = current.current;
      // A sleeping phone may have missed the timer.
      if (!pending || pending.validUntil < Date.now()) return solve();
      return (await pending.token) ?? solve();
    },
  };
}

export type Captcha = ReturnType<typeof useCaptcha>;
