import type { Letter } from '../letter.ts';

/**
 * The answer alone: whoever wrote may have typed somebody else's address, and must not have us mail their words or the name
 * they gave to a stranger.
 * @param writtenAt ISO 8601
 */
export function writeMessageAnsweredLetter(answer: string, writtenAt: string, timeZone: string): Letter {
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone }).format(new Date(writtenAt));
  return {
    subject: 'We answered your message',
    preheader: `You wrote to us on ${day}.`,
    heading: 'We answered your message',
    paragraphs: [
      `You wrote to us on ${day}. This is our answer.`,
      ...answer.split(/\n+/).filter((paragraph) => paragraph.trim() !== ''),
    ],
    link: { label: 'Write to us again', path: '/contact' },
    footnote:
      'You get this email because somebody wrote to us and gave this address. If that wasn’t you, ignore it.',
  };
}
