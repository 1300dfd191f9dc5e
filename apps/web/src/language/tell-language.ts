import type { Language } from '@ridewire/contracts/languages';
import { queryClient } from '../live/query-client.ts';
import { api } from '../live/trpc.ts';
import { sessionQuery } from '../session/session-query.ts';

/** Has the server write to the person in this language. Of who isn't signed in it learns nothing. @throws as the call does */
export async function tellLanguage(language: Language): Promise<void> {
  if (queryClient.getQueryData(sessionQuery.queryKey)) await api.profile.chooseLanguage.mutate({ language });
}
