import { createFileRoute, redirect } from '@tanstack/react-router';

/** The front page is a document of its own, outside the app. */
export const Route = createFileRoute('/')({
  beforeLoad: () => {
    throw redirect({ href: '/', reloadDocument: true });
  },
});
