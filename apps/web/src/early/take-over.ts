/** As public/first-paint.js counts them. */
const CONTROLS = 'a, button, input';

/** What the server sent of the page before the app came; index.html has its place. */
let early = document.getElementById('early');

/**
 * Puts the app's own page in place of the one that was sent with the document: with what has been typed there meanwhile,
 * the focus where it was, and what was pressed pressed. Where the app first shows something else, as an error, what was
 * typed is kept for the next call.
 * @returns whether there is nothing left to take over
 */
export function takeOver(): boolean {
  if (!early) return true;
  const focused = [...early.querySelectorAll(CONTROLS)].indexOf(document.activeElement as Element);
  // The app's page is hidden while the early one is there.
  early.remove();
  const page = document.getElementById('root');
  const fields = [...early.querySelectorAll<HTMLInputElement>('input[data-path]')];
  const twins = fields.map((field) =>
    page?.querySelector<HTMLInputElement>(`input[data-path="${field.dataset['path']}"]`),
  );
  if (twins.some((twin) => !twin)) return false;
  const controls = page?.querySelectorAll<HTMLElement>(CONTROLS);
  fields.forEach((field, at) => field.value !== '' && type(twins[at], field.value));
  controls?.[focused]?.focus({ preventScroll: true });
  const { pressed } = early.dataset;
  // What was typed is the form's own by then.
  if (pressed) setTimeout(() => controls?.[Number(pressed)]?.click());
  early = null;
  return true;
}

/** As if the person typed it here: a form that is kept by React learns of it by the event alone. */
function type(input: HTMLInputElement | null | undefined, value: string): void {
  if (!input) return;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
