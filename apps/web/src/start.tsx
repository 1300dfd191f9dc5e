import './shell/app.css';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { takeOver } from './early/take-over.ts';
import { findLanguage } from './language/language.ts';
import { router } from './router.ts';
import { speak } from './texts/spoken.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The document has no #root.');
const following = router.subscribe('onRendered', () => {
  if (takeOver() || router.state.location.pathname !== '/login') following();
});
// Nobody sees another language first. Where its words can't be loaded, English is better than nothing. Without `await`: a file
// of words may import what stands in this one, and would wait for it to end.
void speak(findLanguage())
  .catch(() => speak('en'))
  .then(() =>
    // In slices, between which a page that is already there can be typed into.
    startTransition(() =>
      createRoot(root).render(
        <StrictMode>
          <App />
        </StrictMode>,
      ),
    ),
  );
