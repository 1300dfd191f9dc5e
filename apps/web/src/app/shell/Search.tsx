import type { Me } from '@ridewire/contracts';
import { SpotlightSearch } from '../../features/search/SpotlightSearch.tsx';
import { entriesOf, SETTINGS } from './navigation.ts';
import { useShellTexts } from './texts.en.ts';

/** The search over everything, including the pages of the sidebar. */
export function Search({ me }: { me: Me }) {
  const shell = useShellTexts();
  const pages = [...entriesOf(me), SETTINGS].map(({ to, label, icon }) => ({
    to,
    label: label(shell),
    icon,
  }));
  return <SpotlightSearch me={me} pages={pages} />;
}
