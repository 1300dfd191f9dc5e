import type { AppRouter } from '@ridewire/api/router';
import { createTRPCClient, createWSClient, wsLink } from '@trpc/client';

const { RIDEWIRE_URL = 'http://localhost:4000', TOKEN = '' } = process.env;

const socket = createWSClient({
  url: `${RIDEWIRE_URL.replace('http', 'ws')}/trpc`,
  connectionParams: () => ({ token: TOKEN }),
});
const ridewire = createTRPCClient<AppRouter>({ links: [wsLink({ client: socket })] });

let version = 0;
const watching = ridewire.rides.current.subscribe(undefined, {
  onData: (message) => {
    const { data } = message;
    const ride = 'ride' in data ? data.ride : null;
    // After a lost connection a snapshot comes again, and changes may come twice: only what is newer counts.
    if (!ride || ride.version <= version) return;
    version = ride.version;
    console.log(`${ride.status}, driver: ${ride.driver?.name ?? 'nobody yet'}`);
    if (ride.status === 'completed' || ride.status === 'canceled') stop();
  },
  onError: (error) => {
    console.error(error.message);
    stop();
  },
});

function stop() {
  watching.unsubscribe();
  void socket.close();
}
