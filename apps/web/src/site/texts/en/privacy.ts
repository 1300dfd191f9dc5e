import type { ArticleTexts } from '../../pages/article/article-texts.ts';

export default {
  title: 'Privacy · Ridewire',
  description: 'What Ridewire keeps about you, who sees it, for how long, and what it never does.',
  headline: 'What we keep, and who sees it',
  lead: 'Only what a ride needs, on the server you are looking at. No advertising, no trackers, nothing sold.',
  updatedOn: '2026-11-21',
  sections: [
    {
      slug: 'who',
      heading: 'Who is responsible',
      body: [
        'Ridewire is open software, and each city is run by its own team. The team that runs this server is responsible for what is stored on it; the contact page leads to them.',
      ],
    },
    {
      slug: 'what',
      heading: 'What is stored',
      body: [
        {
          terms: [
            {
              name: 'Your account',
              text: 'Name and email address, and the language we write to you in; phone, address and picture if you give them. Of your password and of the codes we mail, only hashes, from which nobody can read them.',
            },
            {
              name: 'Your rides',
              text: 'Both places, times, fare, who rode and who drove, and the way the car took from the accept to the end.',
            },
            {
              name: 'Drivers',
              text: 'Car, plate and documents; and while you are online, where you are: the latest position only, apart from the way of a ride.',
            },
            { name: 'Calls for help', text: 'What you sent, from where, and who of the team took it.' },
            {
              name: 'Signed-in devices',
              text: 'Browser, network (IP) address, and when each was last seen. Settings shows you the list.',
            },
            {
              name: 'Messages',
              text: 'What you write to us by the forms on these pages, and what we answered.',
            },
          ],
        },
      ],
    },
    {
      slug: 'trail',
      heading: 'The trail',
      body: [
        'Every change of a ride, and every change of an account that others rely on, leaves a line: what happened, when, by whom and from which network address. No page of Ridewire can change or remove a line, not even for our team: so disputes are settled, and misuse by us would be found. For a short while addresses are also counted, to hold off floods.',
      ],
    },
    {
      slug: 'who-sees',
      heading: 'Who sees it',
      body: [
        {
          points: [
            'Drivers who are asked: the trip and the fare, nothing about you.',
            'The two people of a ride: each other’s name, phone and email address if given, and the rider the car’s plate and position.',
            'Our team: accounts, rides, documents and the trail, to run the city and to help.',
          ],
        },
      ],
    },
    {
      slug: 'others',
      heading: 'Others',
      body: [
        'These pages load nothing from anybody else: no analytics, no advertising, no foreign fonts. The map is drawn by this server, unless its team chose another map; then your browser asks that map’s server for pictures. Mails go through a mail provider. A driver who presses Navigate opens the maps of their phone.',
      ],
    },
    {
      slug: 'how-long',
      heading: 'How long',
      body: [
        {
          points: [
            'An account that never confirms its address is removed after a day.',
            'Mailed codes work for ten minutes and are forgotten within a day or two.',
            'A device is signed out after 30 days without use.',
            'Notifications stay for 90 days.',
            'Rides, messages, calls for help and the trail are kept: earnings, accounts and answers are made of them.',
          ],
        },
      ],
    },
    {
      slug: 'you',
      heading: 'What you can do',
      body: [
        'Change your data under Profile. Under Settings you sign out devices, download a copy of what is kept about you, and delete your account; the rides stay without your name, for they are the driver’s earnings too.',
      ],
    },
  ],
  related: [
    { to: '/cookies', label: 'Cookies' },
    { to: '/terms', label: 'Terms' },
    { to: '/contact', label: 'Contact' },
  ],
} satisfies ArticleTexts;
