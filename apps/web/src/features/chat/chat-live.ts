import type { ChatInput, ChatSide, SayInput } from '@ridewire/contracts';
import { useMemo } from 'react';
import { errorSentence } from '../../kit/live/error-sentence.ts';
import { liveKind } from '../../kit/live/live-kind.ts';
import { api, trpc } from '../../kit/live/trpc.ts';
import { useLive, usePatchLive } from '../../kit/live/use-live.ts';
import { toastFailed } from '../../kit/toasts/show-toast.tsx';
import { reduceChat, type ChatState } from './reduce-chat.ts';
import { useChatTexts } from './texts.en.ts';

const chatKind = ({ rideId, driverId }: ChatInput) =>
  liveKind(
    `chat ${rideId} ${driverId}`,
    (on) => api.chat.live.subscribe({ rideId, driverId }, on),
    reduceChat,
  );

export interface ChatOf extends ChatInput {
  /** Which of the two reads this. */
  side: ChatSide;
}

/** The conversation, while this is shown. */
export function useChat({ rideId, driverId }: ChatInput): ChatState | undefined {
  return useLive(useMemo(() => chatKind({ rideId, driverId }), [rideId, driverId])).data;
}

export type Said = Pick<SayInput, 'text' | 'quick'>;

/**
 * Sends a message, shown at once. One that could not be sent stays, and is sent again with its id, so that it never
 * arrives twice.
 */
export function useSay({ rideId, driverId, side }: ChatOf): (said: Said, id?: string) => Promise<void> {
  const chat = useChatTexts();
  const patch = usePatchLive();
  const { mutateAsync: say } = trpc.chat.say.useMutation();
  return async (said, id = crypto.randomUUID()) => {
    const kind = chatKind({ rideId, driverId });
    const { text = null, quick = null } = said;
    const message = { id, by: side, text, quick, sentAt: new Date().toISOString() };
    patch(kind, { type: 'sending', message });
    try {
      const sent = await say({ id, rideId, ...said });
      patch(kind, { type: 'change', data: { kind: 'said', message: sent } });
    } catch (error) {
      patch(kind, { type: 'failed', id });
      toastFailed(errorSentence(error, chat.notSent));
    }
  };
}
