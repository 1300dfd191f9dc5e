import './PlateTag.css';

export type PlateTagProps = {
  plate: string;
  /** lg is what a waiting rider looks for, the largest text of the screen. @default 'lg' */
  size?: 'lg' | 'sm';
};

/** A number plate as it looks on the car. */
export function PlateTag({ plate, size = 'lg' }: PlateTagProps) {
  return (
    <span className="rw-plate" data-size={size} translate="no">
      {plate}
    </span>
  );
}
