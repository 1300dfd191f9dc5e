import { z } from 'zod';
import type { Role } from './roles.ts';
import type { DeskRole } from './desk-roles.ts';
import { KEY_DAYS, KEY_SCOPES, MOST_KEY_NAME, type KeyScope } from './api-key-choices.ts';
import type { ApiVersion } from './api-versions.ts';
import { mistake } from './mistakes.ts';
import { line } from './text.ts';

export const MakeKeyInput = z.object({
  name: line('name', MOST_KEY_NAME),
  scopes: z
    .array(z.enum(KEY_SCOPES, mistake('keyScopes')), mistake('keyScopes'))
    .min(1, mistake('keyScopes'))
    .max(KEY_SCOPES.length, mistake('keyScopes')),
  days: z.literal([...KEY_DAYS], mistake('keyDays')),
});
export type MakeKeyInput = z.infer<typeof MakeKeyInput>;

export const EndKeyInput = z.object({ keyId: z.uuid(mistake('keyId')) });
export type EndKeyInput = z.infer<typeof EndKeyInput>;

/** A key as its owner sees it in the list. */
export interface ApiKeyView {
  id: string;
  name: string;
  scopes: KeyScope[];
  /** Its last four characters. */
  hint: string;
  /** Of the answers to it, unless a call asks for another one. */
  apiVersion: ApiVersion;
  createdAt: string;
  /** Exact to the hour; null if it wasn't used yet. */
  lastUsedAt: string | null;
  expiresAt: string;
}

/** What an API key knows of itself, whatever its scopes. */
export interface KeySelf extends Pick<ApiKeyView, 'id' | 'name' | 'scopes' | 'apiVersion' | 'expiresAt'> {
  /** Its owner; what else is known of them takes account:read. */
  userId: string;
  role: Role;
  /** What an admin does at the desk; null for everybody else. */
  deskRole: DeskRole | null;
}

/** A new key. `secret` is shown here and never again. */
export interface MadeKey extends ApiKeyView {
  secret: string;
}

/** apiKeys.mine is always sent whole, as a new snapshot; there are no changes. */
export interface ApiKeysSnapshot {
  keys: ApiKeyView[];
}
