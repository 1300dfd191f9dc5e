import { QueryClient } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import { AuthFrame } from '../features/auth/AuthFrame.tsx';
import { getLoginTexts } from '../features/auth/login/texts.en.ts';
import { Login } from '../features/auth/login/Login.tsx';
import type { Language } from '../kit/language/language.ts';
import { speak } from '../kit/texts/spoken.ts';
import { getKitTexts } from '../kit/texts/texts.en.ts';
import { App } from './App.tsx';
import './offer-languages.ts';
import { ScreenPending } from './shell/ScreenPending.tsx';

/**
 * The login page as HTML, for the app to take over, without asking who is signed in.
 * @param queryClient what is known already, which changes nothing of it
 */
export async function renderLogin(
  language: Language,
  queryClient = new QueryClient(),
): Promise<{ html: string; title: string }> {
  await speak(language);
  const root = createRootRoute();
  const auth = createRoute({ getParentRoute: () => root, id: '_auth', component: AuthFrame });
  const login = createRoute({ getParentRoute: () => auth, path: 'login', component: Login });
  const router = createRouter({
    routeTree: root.addChildren([auth.addChildren([login])]),
    history: createMemoryHistory({ initialEntries: ['/login'] }),
    defaultPendingComponent: ScreenPending,
    isServer: true,
  });
  await router.load();
  return {
    html: renderToString(<App router={router} queryClient={queryClient} />),
    title: `${getLoginTexts().title} · ${getKitTexts().productName}`,
  };
}
