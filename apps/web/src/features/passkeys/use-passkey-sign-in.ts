import type { ShownCredential, SignedIn } from '@ridewire/contracts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { trpc } from '../../kit/live/trpc.ts';

/** The library that talks to devices comes only to those who use it. */
const load = () => import('./show-passkey.ts');

/** After so long an offer is made anew: what the device would sign is good for five minutes. In milliseconds. */
const OFFER_MS = 4 * 60_000;
const LOOK_MS = 30_000;
const NEVER = -Infinity;
const STOPPED = { shown: undefined, why: 'stopped' } as const;

interface Options {
  onSignedIn: (me: SignedIn) => void;
  onFailed: (error: unknown) => void;
  onWrongAddress: () => void;
}

/** Signs a person in with a passkey: at a press, or by choosing one in the email field. */
export function usePasskeySignIn({ onSignedIn, onFailed, onWrongAddress }: Options) {
  const utils = trpc.useUtils();
  const { mutateAsync: begin } = trpc.passkeys.beginSignIn.useMutation();
  const signIn = trpc.passkeys.signIn.useMutation({
    onSuccess: (me) => {
      utils.auth.me.setData(undefined, me);
      onSignedIn(me);
    },
    onError: onFailed,
  });
  const [isAsking, setAsking] = useState(false);
  const offeredMs = useRef(NEVER);
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      if (offeredMs.current !== NEVER) void load().then(({ stopWaiting }) => stopWaiting());
    };
  }, []);

  const ask = async (inField: boolean) => {
    const [{ showPasskey }, options] = await Promise.all([load(), begin()]);
    return isGone.current ? STOPPED : showPasskey(options, { inField });
  };
  const send = (credential: ShownCredential | undefined) => {
    if (credential && !isGone.current) signIn.mutate({ credential });
  };
  const press = async () => {
    if (isAsking || signIn.isPending) return;
    setAsking(true);
    // It ends what the field offers.
    offeredMs.current = NEVER;
    try {
      const { shown, why } = await ask(false);
      if (why === 'wrongAddress') onWrongAddress();
      send(shown);
    } catch (error) {
      onFailed(error);
    }
    setAsking(false);
  };
  /** To be called when the person comes to the email field: people who don't come cost no request. */
  const offer = async () => {
    const nowMs = performance.now();
    if (isAsking || nowMs - offeredMs.current < OFFER_MS) return;
    offeredMs.current = nowMs;
    if (!(await window.PublicKeyCredential?.isConditionalMediationAvailable?.().catch(() => false))) return;
    // Nobody asked for it, so nobody is told when it fails.
    const { shown } = await ask(true).catch(() => STOPPED);
    if (offeredMs.current === nowMs) offeredMs.current = NEVER;
    send(shown);
  };
  const renew = useEffectEvent(() => {
    if (offeredMs.current !== NEVER && document.visibilityState === 'visible') void offer();
  });
  useEffect(() => {
    const timer = setInterval(() => renew(), LOOK_MS);
    const look = () => renew();
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  // Until the next page is there, nothing can be pressed.
  const isPending = isAsking || signIn.isPending || signIn.isSuccess;
  return { isPending, error: signIn.error, forget: signIn.reset, press, offer };
}
