import type { ArticleTexts } from '../../pages/article/article-texts.ts';

export default {
  title: 'Terms · Ridewire',
  description: 'What you may expect of us, and we of you, in words that can be read.',
  headline: 'What we owe each other',
  lead: 'Plain rules between you and the team that runs this server. The law of the city’s country comes first.',
  updatedOn: '2026-11-21',
  sections: [
    {
      slug: 'account',
      heading: 'Your account',
      body: [
        'One person, one account, with a name and an address that are yours. Keep your password to yourself; what is done under your account counts as yours until you tell us otherwise.',
      ],
    },
    {
      slug: 'rides',
      heading: 'Rides',
      body: [
        'Ridewire connects you; the ride is between rider and driver. The fare shown when you book is the fare you pay, in cash, on arrival. A rider may cancel without a fee until the pickup; after that the driver or our team ends the ride.',
      ],
    },
    {
      slug: 'drivers',
      heading: 'Drivers',
      body: [
        'You may drive here once we approved you, with documents that are valid, in the car you entered. You decide when you are online and what you accept. Of each fare a fifth is ours.',
      ],
    },
    {
      slug: 'conduct',
      heading: 'Conduct',
      body: [
        'Be decent. No threats, no discrimination, no weapons, nothing illegal on board, no attempts at other people’s accounts or at the service itself. SOS is for when help is needed.',
        'Who breaks this can be blocked, and a driver suspended, at once. We say why when you ask, and look again when you object.',
      ],
    },
    {
      slug: 'refunds',
      heading: 'Refunds',
      body: [
        'If a fare was wrong, tell us. We look at the way the car took. A refund is noted on the ride, you are told, and it is given back in cash.',
      ],
    },
    {
      slug: 'limits',
      heading: 'What we can’t promise',
      body: [
        'That a driver is always free, or that networks never fail. The software comes as it is, under its license. Nothing here takes away rights that the law gives you.',
      ],
    },
    {
      slug: 'changes',
      heading: 'Changes',
      body: ['When these terms change, the day at the top changes with them.'],
    },
  ],
  related: [
    { to: '/privacy', label: 'Privacy' },
    { to: '/license', label: 'License' },
    { to: '/pricing', label: 'Pricing' },
    { to: '/contact', label: 'Contact' },
  ],
} satisfies ArticleTexts;
