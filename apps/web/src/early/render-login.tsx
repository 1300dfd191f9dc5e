import { QueryClient } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
  type AnyRouter,
} from '@tanstack/react-router';
import { renderToStaticMarkup } from 'react-dom/server';
import { Ground } from '../Ground.tsx';
import { AuthFrame } from '../screens/auth/AuthFrame.tsx';
import { Login } from '../screens/login/Login.tsx';
import { getSpoken, speak } from '../texts/spoken.ts';
import type { Language } from '../language/language.ts';

export interface LoginPage {
  html: string;
  title: string;
  /** What its button says once it was pressed. */
  waiting: string;
  /** What it says when the app can't be loaded. */
  failed: string;
}

/** The login page as HTML: what the app itself draws there when it comes, but for the demo accounts. */
export async function renderLogin(language: Language): Promise<LoginPage> {
  await speak(language);
  const router = await openRouter();
  const html = renderToStaticMarkup(
    <Ground queryClient={new QueryClient()}>
      <RouterProvider router={router} />
    </Ground>,
  );
  const { auth, login, shell } = getSpoken().texts;
  return {
    html,
    title: `${login.title} · ${shell.productName}`,
    waiting: login.submitting,
    failed: auth.unreachable,
  };
}

/** The app's routes as far as they are drawn here, by the same names; without asking who is signed in. */
async function openRouter(): Promise<AnyRouter> {
  const root = createRootRoute();
  const auth = createRoute({ getParentRoute: () => root, id: '_auth', component: AuthFrame });
  const login = createRoute({ getParentRoute: () => auth, path: 'login', component: Login });
  const router = createRouter({
    routeTree: root.addChildren([auth.addChildren([login])]),
    history: createMemoryHistory({ initialEntries: ['/login'] }),
    isServer: true,
  });
  await router.load();
  return router;
}
