import { useDisclosure, useHotkeys } from '@mantine/hooks';
import { lazyDialog } from '../../kit/dialogs/lazy-dialog.tsx';
import { SidebarButton } from './SidebarButton.tsx';

const SidebarDrawer = lazyDialog(async () => (await import('./SidebarDrawer.tsx')).SidebarDrawer);

/** A phone's sidebar and its button. Only this component knows whether it is open, so the page below does not render. */
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
