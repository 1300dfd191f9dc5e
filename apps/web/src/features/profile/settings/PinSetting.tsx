import { Switch } from '@mantine/core';
import { trpc } from '../../../kit/live/trpc.ts';
import { Setting } from '../../../kit/page/Setting.tsx';
import { toastFailed } from '../../../kit/toasts/show-toast.tsx';
import { useMe } from '../../session/use-me.ts';
import { useProfile } from '../../session/use-profile.ts';
import { useSettingsTexts } from './texts.en.ts';

/** Whether a rider's rides begin with a PIN; nothing for others. */
export function PinSetting() {
  return useMe()?.role === 'rider' ? <Choice /> : null;
}

function Choice() {
  const settings = useSettingsTexts();
  const { data: profile } = useProfile();
  const { mutate, isPending, variables } = trpc.profile.choosePin.useMutation({
    onError: () => toastFailed(settings.pinNotSaved),
  });
  const isOn = (isPending ? variables.isOn : profile?.pinAtPickup) ?? false;
  return (
    <Setting id="pin-setting" title={settings.pin} hint={settings.pinHint}>
      <Switch
        size="md"
        label={settings.pinOn}
        disabled={!profile}
        checked={isOn}
        onChange={({ currentTarget }) => mutate({ isOn: currentTarget.checked })}
      />
    </Setting>
  );
}
