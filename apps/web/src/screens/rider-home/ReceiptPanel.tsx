import { Button, Portal, Title } from '@mantine/core';
import type { RiderRide } from '@ridewire/contracts';
import { Logo, RideWire, useFormat } from '@ridewire/ui';
import { IconPrinter } from '@tabler/icons-react';
import { useTexts } from '../../texts/use-texts.ts';
import { PanelFooter } from './PanelFooter.tsx';
import { PanelHeading } from './PanelHeading.tsx';
import { Receipt } from './Receipt.tsx';
import { sayPayment } from './say-payment.ts';

interface ReceiptPanelProps {
  ride: RiderRide;
  onDone: () => void;
  onBookAgain: () => void;
}

/** The ride is over, and well. */
export function ReceiptPanel({ ride, onDone, onBookAgain }: ReceiptPanelProps) {
  const { rider } = useTexts();
  const format = useFormat();
  const payment = sayPayment(ride, rider, format);
  return (
    <>
      <div className="rw-rider-row">
        <PanelHeading>{rider.arrived}</PanelHeading>
        <span className="rw-rider-sum rw-num">{format.money(ride.fareCents)}</span>
      </div>
      {payment && <p className="rw-rider-due rw-num">{payment}</p>}
      <RideWire status={ride.status} times={ride.times} />
      <Receipt ride={ride} />
      <Button
        variant="subtle"
        className="rw-rider-quiet"
        size="md"
        leftSection={<IconPrinter size={20} stroke={1.75} aria-hidden />}
        onClick={() => window.print()}
      >
        {rider.print}
      </Button>
      <PanelFooter>
        <div className="rw-rider-buttons">
          <Button size="lg" fullWidth onClick={onDone}>
            {rider.done}
          </Button>
          <Button size="lg" variant="default" fullWidth onClick={onBookAgain}>
            {rider.bookAgain}
          </Button>
        </div>
      </PanelFooter>
      <Portal className="rw-rider-paper" reuseTargetNode={false}>
        <Logo size={24} />
        <Title order={2}>{rider.receipt}</Title>
        <Receipt ride={ride} />
      </Portal>
    </>
  );
}
