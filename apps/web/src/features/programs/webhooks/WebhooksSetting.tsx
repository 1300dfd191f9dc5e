import { Text, Title } from '@mantine/core';
import { LinkButton } from '../../../kit/buttons/LinkButton.tsx';
import { useMay } from '../../session/IfMay.tsx';
import { useWebhooksTexts } from './texts.en.ts';

/** Leads admins to the webhooks; nothing for others. */
export function WebhooksSetting() {
  const texts = useWebhooksTexts();
  if (!useMay('programs:write')) return null;
  return (
    <section aria-labelledby="webhooks-setting">
      <Title order={2} size="h4" id="webhooks-setting">
        {texts.title}
      </Title>
      <Text size="sm" c="dimmed" mb="sm">
        {texts.hint}
      </Text>
      <LinkButton variant="default" size="md" to="/dashboard/admin/webhooks">
        {texts.open}
      </LinkButton>
    </section>
  );
}
