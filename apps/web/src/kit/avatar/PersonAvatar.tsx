import { Avatar } from '@mantine/core';
import { initialsOf } from './initials-of.ts';
import { avatarSource } from './avatar-source.ts';

export interface PersonAvatarProps {
  person: { name: string; avatarUrl: string | null };
  /** Px. */
  size: number;
  className?: string | undefined;
}

/** Somebody's picture, or their initials. The name stands beside it or in the control around it, never here alone. */
export function PersonAvatar({ person, size, className }: PersonAvatarProps) {
  return (
    <Avatar
      src={avatarSource(person.avatarUrl, size, location.origin)}
      alt=""
      size={size}
      radius="50%"
      color="wire"
      aria-hidden
      {...(className && { className })}
    >
      {initialsOf(person.name)}
    </Avatar>
  );
}
