import { Avatar } from '@mantine/core';
import { initialsOf } from './initials-of.ts';
import { avatarSource } from './avatar-source.ts';

export interface PersonAvatarProps {
  person: { name: string; avatarUrl: string | null };
  /** Px. */
  size: number;
  className?: string | undefined;
}

/** A person's picture or initials. The name is next to it or in the control around it; the avatar is never alone. */
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
