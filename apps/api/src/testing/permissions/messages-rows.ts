import type { SeenRows } from '../seen/rows.ts';
import { sendMessage } from '../../messages/send-message.ts';
import { listMessages } from '../../messages/message-queries.ts';
import { caller } from '../accounts.ts';
import { ANYBODY, SUPPORT, type Rows } from './rows.ts';
import type { Stage } from './stage.ts';

const written = () => ({
  commandId: crypto.randomUUID(),
  name: 'Ayesha Rahman',
  email: `${crypto.randomUUID()}@example.test`,
  topic: 'ride' as const,
  text: 'I left my umbrella in the car.',
});

/** An unanswered message. */
async function received({ core }: Stage): Promise<{ messageId: string }> {
  const message = written();
  await sendMessage(core, null, message, caller());
  const { items } = await listMessages(core.db, { page: 1, limit: 1, search: message.email });
  return { messageId: items[0]?.id ?? '' };
}

export const rows: Rows = {
  'messages.send': { input: written, who: ANYBODY },
  'messages.list': { input: () => ({}), who: SUPPORT },
  'messages.get': { input: received, who: SUPPORT },
  'messages.answer': {
    input: async (stage) => ({ ...(await received(stage)), answer: 'It is at our office.' }),
    who: SUPPORT,
  },
  'messages.changes': { who: SUPPORT },
};

export const seen: SeenRows<'message.changed'> = {
  'message.changed': [
    {
      when: 'one was answered',
      event: { messageId: 'a message' },
      seen: { admin: { 'messages.changes': 'news' } },
    },
  ],
};
