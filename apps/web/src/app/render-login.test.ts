import { createTRPCQueryUtils } from '@trpc/react-query';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test } from 'vitest';
import { api } from '../kit/live/trpc.ts';
import { speak } from '../kit/texts/spoken.ts';
import { renderLogin } from './render-login.tsx';

afterEach(() => speak('en'));

/** Without the theme's styles, of which there are many. */
const draw = async (...given: Parameters<typeof renderLogin>) =>
  (await renderLogin(...given)).html.split('</style>').at(-1);

test.each(['en', 'bn'] as const)(
  'the app takes over the login page in %s as the build drew it, whatever the server said before',
  async (language) => {
    const queryClient = new QueryClient();
    createTRPCQueryUtils({ queryClient, client: api }).system.config.setData(undefined, {
      demoAccounts: [{ role: 'rider', email: 'rider@ridewire.demo', password: 'Ridewire1!' }],
      mapStyleUrl: null,
      timeZone: 'Asia/Dhaka',
      pickupArea: null,
      rideTypes: [],
      isSandbox: true,
    });
    expect(await draw(language, queryClient)).toEqual(await draw(language));
  },
);
