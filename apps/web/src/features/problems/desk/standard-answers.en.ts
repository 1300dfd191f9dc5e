import type { StandardAnswer } from './texts.en.ts';

/** What support often answers, in the language of the person who reads it. */
export const standardAnswers: Record<StandardAnswer, string> = {
  asked_driver: 'We’ve asked your driver about it and will let you know as soon as they answer.',
  found: 'Good news: it was found. Tell us when and where you’d like to get it back, and we’ll arrange it.',
  not_found:
    'We’re sorry: it wasn’t found. If you remember where in the car it was, tell us and we’ll ask again.',
  fare_right: 'We checked the route and the fare. They match the ride you took, so the fare stays as it is.',
  fare_refunded: 'You’re right. We recorded a refund, and you’ll get it back in cash.',
  owner_asked: 'Thank you for telling us. We’ve asked your rider and will let you know what to do with it.',
  conduct:
    'We’re sorry about this. We’ll talk to them about it. On the ride’s page you can choose not to be matched with them again.',
  safety: 'Thank you for telling us. We’re looking into it now and will get back to you.',
  more: 'Please tell us a little more about what happened, so we can help.',
};
