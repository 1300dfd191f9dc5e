import { Button, Group, Text } from '@mantine/core';
import { useEffect } from 'react';
import { useDriverTexts } from '../texts.en.ts';
import { useSetVoice } from './use-set-voice.ts';
import { useHasVoice } from './voices.ts';
import { mayOffer, useVoiceChoice } from './voice-choice.ts';

/** A line that offers to say the turns, on one ride only. */
export function VoiceOffer({ rideId }: { rideId: string }) {
  const { turns } = useDriverTexts();
  const hasVoice = useHasVoice();
  const [choice, setChoice] = useVoiceChoice();
  const setVoice = useSetVoice();
  const isOffered = hasVoice && mayOffer(choice, rideId);
  const isNew = isOffered && choice.offeredOn === null;
  useEffect(() => {
    if (isNew) setChoice((before) => ({ ...before, offeredOn: rideId }));
  }, [isNew, rideId, setChoice]);
  if (!isOffered) return null;
  return (
    <Group gap={0} data-part="voice-offer">
      <Text span inherit fz="sm" c="var(--rw-text-2)" flex="1 1 auto">
        {turns.offer}
      </Text>
      <Button variant="subtle" size="sm" mih={44} px={10} onClick={() => setVoice(true)}>
        {turns.offerYes}
      </Button>
      <Button variant="subtle" size="sm" mih={44} px={10} color="gray" onClick={() => setVoice(false)}>
        {turns.offerNo}
      </Button>
    </Group>
  );
}
