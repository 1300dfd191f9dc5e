import { createFileRoute, redirect } from '@tanstack/react-router';
import { sitePath } from '@ridewire/contracts/languages';
import { getSpoken } from '../../kit/texts/spoken.ts';

/** The front page is a document of its own, outside the app. */
export const Route = createFileRoute('/')({
  beforeLoad: () => {
    throw redirect({ href: sitePath('/', getSpoken().language), reloadDocument: true });
  },
});
