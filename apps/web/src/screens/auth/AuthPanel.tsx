import { useTexts } from '../../texts/use-texts.ts';

/** From the left edge to a ring at the upper right, through two people on the way. */
const WIRE = 'M-400 640C-40 640 60 300 240 300S380 450 520 450 560 190 700 190';

/** Ink, and the wire that everything here hangs on. Says nothing that the form does not need. */
export function AuthPanel() {
  const { auth } = useTexts();
  return (
    <aside className="rw-auth-panel">
      <svg viewBox="0 0 860 900" preserveAspectRatio="xMidYMid slice" aria-hidden>
        <path className="rw-auth-wire" d={WIRE} />
        <circle className="rw-auth-node" cx={240} cy={300} r={10} />
        <circle className="rw-auth-node" cx={520} cy={450} r={10} />
        <circle className="rw-auth-ring" cx={700} cy={190} r={14} />
        <circle className="rw-auth-spark" r={9} style={{ offsetPath: `path('${WIRE}')` }} />
      </svg>
      <div className="rw-auth-words">
        <p className="rw-display">{auth.panelTitle}</p>
        <p>{auth.panelText}</p>
      </div>
    </aside>
  );
}
