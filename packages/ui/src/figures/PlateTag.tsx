import './PlateTag.css';
import { Fragment } from 'react';

export type PlateTagProps = {
  plate: string;
  /** lg is what a waiting rider looks for, the largest text of the screen. @default 'lg' */
  size?: 'lg' | 'sm';
};

/** A number plate as it looks on the car. */
export function PlateTag({ plate, size = 'lg' }: PlateTagProps) {
  return (
    <span className="rw-plate" data-size={size} data-long={plate.length > 12 || undefined} translate="no">
      {plate.split(' ').map((part, i) => (
        // A number that breaks at its hyphen is hard to look for on a car.
        <Fragment key={i}>
          {i > 0 && ' '}
          <span className="rw-plate-part">{part}</span>
        </Fragment>
      ))}
    </span>
  );
}
