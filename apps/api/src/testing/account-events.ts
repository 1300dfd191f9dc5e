import type { Db } from '@ridewire/db';

/** What admins did to an account, oldest first. */
export async function listJudgements(db: Db, userId: string) {
  const result = await db.pool.query<{
    type: string;
    actor_id: string;
    actor_role: string;
    ip_address: string | null;
  }>(
    `select type, actor_id, actor_role, ip_address from account_events where user_id = $1 and actor_role = 'admin' order by id`,
    [userId],
  );
  return result.rows;
}

/** The kinds of mail that wait for a person. */
export async function listQueuedMail(db: Db, userId: string): Promise<string[]> {
  const result = await db.pool.query<{ kind: string }>(
    `select j.payload ->> 'kind' as kind from graphile_worker._private_jobs j
      join graphile_worker._private_tasks t on t.id = j.task_id
      where t.identifier = 'send_mail' and j.payload ->> 'userId' = $1 order by j.id`,
    [userId],
  );
  return result.rows.map((row) => row.kind);
}
