import { Button, Group, Text } from '@mantine/core';
import { announce, useFormat, useNow } from '@ridewire/ui';
import { useEffect, useRef, useState } from 'react';
import { useAuthTexts } from './texts.en.ts';

export type ResendCodeProps = {
  /** When another code may be requested: epoch ms by this device's clock; at once when unknown. */
  resendAt: number | undefined;
  /** Requests another code and shows the result. */
  onResend: () => Promise<void>;
};

/** Counts down to when another code may be requested, then offers it. The wait starts again with each `resendAt`. */
export function ResendCode(props: ResendCodeProps) {
  return (
    <Group gap={0} wrap="nowrap" mih={44} mt="sm" data-part="auth-resend">
      <Resend key={props.resendAt} {...props} />
    </Group>
  );
}

function Resend({ resendAt = 0, onResend }: ResendCodeProps) {
  const auth = useAuthTexts();
  const format = useFormat();
  const [isSending, setSending] = useState(false);
  // A second press may come before the button shows the first.
  const isAsked = useRef(false);
  const nowMs = useNow(
    (ms) => (ms < resendAt ? (resendAt - ms) % 1000 || 1000 : Number.POSITIVE_INFINITY),
    0,
  );
  const secondsLeft = Math.max(0, Math.ceil((resendAt - nowMs) / 1000));
  const isDue = secondsLeft === 0;
  const hasWaited = useRef(!isDue);
  useEffect(() => {
    if (isDue && hasWaited.current) announce(auth.resendReady);
  }, [isDue, auth]);

  if (!isDue) {
    return (
      <Text size="sm" c="dimmed" className="rw-num">
        {auth.resendIn(format.elapsed(secondsLeft * 1000))}
      </Text>
    );
  }
  const resend = async () => {
    if (isAsked.current) return;
    isAsked.current = true;
    setSending(true);
    await onResend();
    isAsked.current = false;
    setSending(false);
  };
  return (
    <Button
      variant="default"
      size="md"
      miw="9rem"
      aria-busy={isSending}
      aria-disabled={isSending}
      onClick={() => void resend()}
    >
      {isSending ? auth.resending : auth.resend}
    </Button>
  );
}
