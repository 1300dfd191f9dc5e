import type { RiderRide } from '@ridewire/contracts';
import { useFormat } from '@ridewire/ui';
import { useTexts } from '../../texts/use-texts.ts';
import { sayAddress } from '../../texts/say-address.ts';

/** From where to where, and when the rider got in and out. */
export function ReceiptRoute({ ride }: { ride: RiderRide }) {
  const { history } = useTexts();
  const format = useFormat();
  const { pickup, destination, times } = ride;
  const ends = [
    { sign: 'disc', name: history.pickup, stop: pickup, at: times.picked_up ?? times.in_transit },
    { sign: 'square', name: history.destination, stop: destination, at: times.completed },
  ];
  return (
    <dl className="rw-paper-route">
      {ends.map(({ sign, name, stop, at }) => (
        <div key={sign}>
          <dt>
            <span className="rw-paper-sign" data-sign={sign} aria-hidden />
            {name}
          </dt>
          <dd>
            {sayAddress(stop.address)}
            {at && <time dateTime={at}>{format.clock(at)}</time>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
