import form from './parts/contact-form.ts';

export default {
  title: 'Report a safety problem · Ridewire',
  description: 'What to do in danger, and how to tell Ridewire what happened on a ride.',
  headline: 'Report a safety problem',
  lead: 'Tell us what happened, to you or to somebody else. An admin reads it and answers.',
  danger: {
    heading: 'In danger now?',
    call: (number: string) => `Call ${number}`,
    steps: [
      'Call the emergency number first. Nobody here is faster than the police or an ambulance.',
      'On a ride, press SOS in the app and send an alert: it tells our team who and where you are, and which ride it is.',
      'Write to us once you are safe.',
    ],
  },
  formHeading: 'Tell us what happened',
  form,
  safety: 'How rides are kept safe',
};
