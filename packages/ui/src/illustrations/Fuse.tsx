import { Drawing, Spark } from './Drawing.tsx';

/** Something went wrong: a blown fuse. */
export function Fuse() {
  return (
    <Drawing>
      <path d="M8 48h28M124 48h28" />
      <path d="M54 28h52a20 20 0 0 1 0 40H54a20 20 0 0 1 0-40z" />
      <path d="M37 34v28M123 34v28" strokeWidth={6} />
      <path d="M40 48h15c7 0 6-8 13-8l4 4M120 48h-15c-7 0-6 8-13 8l-3-4" />
      <Spark x={81} y={48} />
    </Drawing>
  );
}
