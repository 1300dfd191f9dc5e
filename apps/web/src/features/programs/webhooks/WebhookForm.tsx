import { Chip, Group, Input, SegmentedControl, TextInput } from '@mantine/core';
import type { RideEventType, WebhookSecret, WebhookView } from '@ridewire/contracts';
import { RIDE_EVENT_TYPES } from '@ridewire/contracts/choices';
import { MOST_WEBHOOK_ADDRESS } from '@ridewire/contracts/webhook-choices';
import { useState } from 'react';
import { DialogForm } from '../../../kit/dialogs/DialogForm.tsx';
import { errorSentence } from '../../../kit/live/error-sentence.ts';
import { trpc } from '../../../kit/live/trpc.ts';
import { useAuditTexts } from '../../audit/texts.en.ts';
import { useWebhooksTexts } from './texts.en.ts';

interface WebhookFormProps {
  /** The one to edit; a new one without it. */
  webhook?: WebhookView | undefined;
  onMade: (made: WebhookSecret) => void;
  onClose: () => void;
}

/** Where a webhook leads, and what it is told. Nothing is lost when it can't be saved. */
export function WebhookForm({ webhook, onMade, onClose }: WebhookFormProps) {
  const texts = useWebhooksTexts();
  const { types: names } = useAuditTexts();
  const [url, setUrl] = useState(webhook?.url ?? 'https://');
  const [isAll, setAll] = useState((webhook?.types.length ?? 0) === 0);
  const [types, setTypes] = useState<RideEventType[]>(webhook?.types ?? []);
  const [isMissing, setMissing] = useState(false);
  const make = trpc.webhooks.make.useMutation({ onSuccess: onMade });
  const change = trpc.webhooks.change.useMutation({ onSuccess: onClose });
  const { isPending, error } = webhook ? change : make;
  const submit = () => {
    if (isPending) return;
    if (!isAll && types.length === 0) return setMissing(true);
    const sent = { url, types: isAll ? [] : types };
    if (webhook) change.mutate({ webhookId: webhook.id, ...sent });
    else make.mutate(sent);
  };
  return (
    <DialogForm
      onSubmit={submit}
      problem={error && errorSentence(error, texts.saveFailed)}
      submit={webhook ? texts.save : texts.add}
      isBusy={isPending}
      busyLabel={texts.saving}
      onCancel={onClose}
    >
      <TextInput
        size="md"
        type="url"
        label={texts.url}
        description={texts.urlHint}
        maxLength={MOST_WEBHOOK_ADDRESS}
        autoComplete="off"
        spellCheck={false}
        data-autofocus
        value={url}
        onChange={({ currentTarget }) => setUrl(currentTarget.value)}
      />
      <Input.Wrapper
        labelElement="div"
        id="webhook-events"
        label={texts.events}
        error={isMissing && !isAll && types.length === 0 && texts.eventsMissing}
      >
        <SegmentedControl
          fullWidth
          aria-labelledby="webhook-events-label"
          value={isAll ? 'all' : 'some'}
          onChange={(chosen) => setAll(chosen === 'all')}
          data={[
            { value: 'all', label: texts.allEvents },
            { value: 'some', label: texts.someEvents },
          ]}
        />
        {!isAll && (
          <Chip.Group multiple value={types} onChange={(chosen) => setTypes(chosen as RideEventType[])}>
            <Group gap="sm" mt="md" role="group" aria-labelledby="webhook-events-label">
              {RIDE_EVENT_TYPES.map((type) => (
                <Chip key={type} value={type}>
                  {names[type]}
                </Chip>
              ))}
            </Group>
          </Chip.Group>
        )}
      </Input.Wrapper>
    </DialogForm>
  );
}
