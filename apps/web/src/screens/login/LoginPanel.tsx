import { useTexts } from '../../texts/use-texts.ts';

/** From the left edge to a ring at the upper right, through two people on the way. */
const WIRE = 'M-20 560C220 560 180 330 340 330S460 470 620 470 700 150 860 150';

/** Ink, and the wire that everything here hangs on. Says nothing that the form does not need. */
export function LoginPanel() {
  const { login } = useTexts();
  return (
    <aside className="rw-login-panel">
      <svg viewBox="0 0 920 720" preserveAspectRatio="xMidYMid slice" aria-hidden>
        <path className="rw-login-wire" d={WIRE} />
        <circle className="rw-login-node" cx={340} cy={330} r={10} />
        <circle className="rw-login-node" cx={620} cy={470} r={10} />
        <circle className="rw-login-ring" cx={860} cy={150} r={14} />
        <circle className="rw-login-spark" r={9} style={{ offsetPath: `path('${WIRE}')` }} />
      </svg>
      <div className="rw-login-words">
        <p className="rw-display">{login.panelTitle}</p>
        <p>{login.panelText}</p>
      </div>
    </aside>
  );
}
