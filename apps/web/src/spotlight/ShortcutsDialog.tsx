import { Kbd, Modal } from '@mantine/core';
import type { Role } from '@ridewire/contracts';
import { useTexts } from '../texts/use-texts.ts';
import { useModKey } from './use-mod-key.ts';

export interface ShortcutsDialogProps {
  role: Role;
  isOpen: boolean;
  onClose: () => void;
}

/** Every key that does something, as far as this role has it. */
export function ShortcutsDialog({ role, isOpen, onClose }: ShortcutsDialogProps) {
  const { spotlight } = useTexts();
  const mod = useModKey();
  const { keys } = spotlight;
  const lines: [name: string, ...keys: string[]][] = [
    [keys.search, mod, 'K'],
    ...(role === 'admin' ? ([[keys.list, '/']] as [string, string][]) : []),
    [keys.sidebar, mod, 'B'],
    ...(role === 'admin' ? ([[keys.changes, '.']] as [string, string][]) : []),
    ...(role === 'driver'
      ? ([
          [keys.accept, 'A'],
          [keys.decline, 'D'],
        ] as [string, string][])
      : []),
    ...(role === 'rider' ? [] : ([[keys.move, '↓', '↑']] as [string, string, string][])),
    [keys.shortcuts, '?'],
  ];
  return (
    <Modal opened={isOpen} onClose={onClose} title={spotlight.shortcuts}>
      <dl className="rw-shortcuts">
        {lines.map(([name, ...pressed]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {pressed.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}
