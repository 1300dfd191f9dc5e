import { useDisclosure, useHotkeys } from '@mantine/hooks';
import { lazyDialog } from '../../kit/dialogs/lazy-dialog.tsx';
import { SidebarButton } from './SidebarButton.tsx';

const SidebarDrawer = lazyDialog(async () => (await import('./SidebarDrawer.tsx')).SidebarDrawer);

/** A phone's sidebar and its button. It alone knows whether it is open: the page below draws nothing anew for it. */
export function PhoneSidebar() {
  const [isOpen, drawer] = useDisclosure();
  useHotkeys([['mod+B', drawer.toggle]], []);
  return (
    <>
      <SidebarButton isPhone isOpen={isOpen} onToggle={drawer.toggle} />
      <SidebarDrawer isOpen={isOpen} onClose={drawer.close} />
    </>
  );
}
