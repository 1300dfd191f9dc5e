import { Box } from '@mantine/core';
import { Fragment } from 'react';
import styles from './PlateTag.module.css';

export type PlateTagProps = {
  plate: string;
  /** lg is what a waiting rider looks for, the largest text of the screen. @default 'lg' */
  size?: 'lg' | 'sm';
};

/** A number plate as it looks on the car. */
export function PlateTag({ plate, size = 'lg' }: PlateTagProps) {
  return (
    <span
      className={styles.plate}
      data-part="plate"
      data-size={size}
      data-length={plate.length > 12 ? 'long' : plate.length > 8 ? 'medium' : undefined}
      translate="no"
    >
      {plate.split(' ').map((part, i) => (
        // A number that breaks at its hyphen is hard to look for on a car.
        <Fragment key={i}>
          {i > 0 && ' '}
          <Box
            component="span"
            display="inline-block"
            maw="100%"
            style={{ overflowWrap: 'anywhere', whiteSpace: 'nowrap' }}
          >
            {part}
          </Box>
        </Fragment>
      ))}
    </span>
  );
}
