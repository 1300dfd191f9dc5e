import { LinkButton } from '../../../kit/buttons/LinkButton.tsx';
import { Setting } from '../../../kit/page/Setting.tsx';
import { useMay } from '../../session/IfMay.tsx';
import { useWebhooksTexts } from './texts.en.ts';

/** Leads admins to the webhooks; nothing for others. */
export function WebhooksSetting() {
  const texts = useWebhooksTexts();
  if (!useMay('programs:write')) return null;
  return (
    <Setting id="webhooks-setting" title={texts.title} hint={texts.hint}>
      <LinkButton variant="default" size="md" to="/dashboard/admin/webhooks">
        {texts.open}
      </LinkButton>
    </Setting>
  );
}
