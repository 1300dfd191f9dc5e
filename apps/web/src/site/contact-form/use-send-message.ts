import { useRef, useState } from 'react';
import { usePageLanguage } from '../site-texts.ts';
import { sendMessage, type Message, type Refusal } from './send-message.ts';

/** Sends a message once, however often it is pressed: what is sent again unchanged after a lost answer is the same message. */
export function useSendMessage() {
  const language = usePageLanguage();
  const [phase, setPhase] = useState<'writing' | 'sending' | 'sent'>('writing');
  const last = useRef<{ content: string; commandId: string } | undefined>(undefined);
  const isUnderWay = useRef(false);
  /** @returns undefined when one is under way already */
  const send = async (message: Message): Promise<Refusal | undefined> => {
    if (isUnderWay.current) return undefined;
    isUnderWay.current = true;
    setPhase('sending');
    const content = JSON.stringify(message);
    if (last.current?.content !== content) last.current = { content, commandId: crypto.randomUUID() };
    const refusal = await sendMessage({ commandId: last.current.commandId, ...message }, language);
    isUnderWay.current = false;
    setPhase(refusal ? 'writing' : 'sent');
    return refusal;
  };
  const startAnew = () => {
    last.current = undefined;
    setPhase('writing');
  };
  return { phase, send, startAnew };
}
