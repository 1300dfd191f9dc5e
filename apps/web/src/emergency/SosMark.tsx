import './emergency.css';
import { useTexts } from '../texts/use-texts.ts';

/** Marks a ride from which somebody calls for help. */
export function SosMark() {
  const { emergency } = useTexts();
  return <span className="rw-sos-mark">{emergency.marked}</span>;
}
