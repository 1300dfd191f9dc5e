import form from './parts/contact-form.ts';

export default {
  title: 'Report a safety problem · Ridewire',
  description: 'What to do in danger, and how to tell Ridewire what happened on a ride.',
  headline: 'Report a safety problem',
  lead: 'Tell us what happened to you or someone else. Our team will read it and reply.',
  danger: {
    heading: 'In danger now?',
    call: (number: string) => `Call ${number}`,
    steps: [
      'Call the emergency number first. The police or an ambulance will reach you faster than we can.',
      'On a ride, press SOS in the app and send an alert: our team sees who you are, where, and on which ride.',
      'Write to us once you’re safe.',
    ],
  },
  formHeading: 'Tell us what happened',
  form,
  safety: 'How we keep rides safe',
};
