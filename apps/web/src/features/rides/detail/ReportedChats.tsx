import { Stack, Text } from '@mantine/core';
import { trpc } from '../../../kit/live/trpc.ts';
import { Messages } from '../../chat/Messages.tsx';
import { useChatTexts } from '../../chat/texts.en.ts';
import { RidePanel } from './RidePanel.tsx';

/** What rider and driver wrote, where one of them reported it or called for help; nothing otherwise. */
export function ReportedChats({ rideId }: { rideId: string }) {
  const chat = useChatTexts();
  const { data } = trpc.chat.reported.useQuery({ rideId });
  if (!data || data.length === 0) return null;
  return (
    <RidePanel title={chat.reportedTitle}>
      {data.map(({ driver, messages, reports }) => (
        <Stack key={driver.id} gap="sm">
          <Text fw={600}>{chat.reportedWith(driver.name)}</Text>
          {reports.map(({ by, reason, at }) => (
            <Text key={at} size="sm">
              {chat.reportedBy[by]}: {reason}
            </Text>
          ))}
          {messages.length === 0 ? (
            <Text c="dimmed">{chat.noMessages}</Text>
          ) : (
            <Messages messages={messages} names={chat.sides} own="rider" />
          )}
        </Stack>
      ))}
    </RidePanel>
  );
}
