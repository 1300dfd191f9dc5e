import { Anchor } from '@mantine/core';
import type { MessageView } from '@ridewire/contracts';
import { useFormat } from '@ridewire/ui';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { RoleBadge } from '../../shell/RoleBadge.tsx';
import { useTexts } from '../../texts/use-texts.ts';

/** Who wrote, and when. The name and the address are what was typed; the account is who was signed in. */
export function MessageFacts({ message }: { message: MessageView }) {
  const { messages } = useTexts();
  const format = useFormat();
  const { name, email, from, createdAt } = message;
  return (
    <section className="rw-message-panel" aria-label={messages.from}>
      <dl className="rw-list-facts">
        <Fact label={messages.from}>{name}</Fact>
        <Fact label={messages.email}>{email}</Fact>
        <Fact label={messages.account}>
          {from ? (
            <>
              <Anchor
                inherit
                renderRoot={(props) => (
                  <Link {...props} to="/dashboard/user-management/$userId" params={{ userId: from.id }} />
                )}
              >
                {from.name}
              </Anchor>{' '}
              <RoleBadge role={from.role} size="sm" />
            </>
          ) : (
            messages.visitor
          )}
        </Fact>
        <Fact label={messages.received}>
          <time dateTime={createdAt}>{format.dateTime(createdAt)}</time>
        </Fact>
      </dl>
    </section>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className="rw-message-fact">{children}</dd>
    </div>
  );
}
