import { Avatar } from '@mantine/core';
import { IconStarFilled } from '@tabler/icons-react';
import { initialsOf } from '../../../shell/initials-of.ts';
import { usePageTexts } from '../../site-texts.ts';
import type texts from '../../texts/en/home.ts';

/** What riders and drivers say: the product's own copy. */
export function Voices() {
  const { voices } = usePageTexts<typeof texts>();
  return (
    <section className="rw-site-section rw-home-voices">
      <h2 className="rw-home-heading">{voices.heading}</h2>
      <ul>
        {voices.items.map(({ name, role, stars, text }) => (
          <li key={name}>
            <span role="img" aria-label={voices.rating(stars)} className="rw-home-stars">
              {Array.from({ length: stars }, (_, star) => (
                <IconStarFilled key={star} size={16} aria-hidden />
              ))}
            </span>
            <blockquote>{text}</blockquote>
            <div className="rw-home-voice">
              <Avatar size={36} color="wire" aria-hidden>
                {initialsOf(name)}
              </Avatar>
              <span>
                <b>{name}</b>
                <br />
                {role}
              </span>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
