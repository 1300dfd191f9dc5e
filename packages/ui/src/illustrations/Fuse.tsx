import { Drawing, Spark } from './Drawing.tsx';

/** Something went wrong: a blown fuse. */
export function Fuse() {
  return (
    <Drawing>
      <path d="M10 48h30M120 48h30" />
      <path d="M54 32h52a16 16 0 0 1 0 32H54a16 16 0 0 1 0-32z" />
      <path d="M40 38v20M120 38v20" strokeWidth={5} />
      <path d="M42 48h14c6 0 6-6 12-6l4 4M118 48h-14c-6 0-6 6-12 6l-3-5" />
      <Spark x={81} y={48} />
    </Drawing>
  );
}
