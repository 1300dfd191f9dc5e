import form from './parts/contact-form.ts';

export default {
  title: 'Contact · Ridewire',
  description: 'Write to Ridewire, or reach us by phone, by email or at our Dhaka office.',
  headline: 'Contact us',
  lead: 'A question, a lost umbrella, a fare that looks wrong: write to us.',
  formHeading: 'Write to us',
  form,
  faq: 'Frequently asked questions',
  report: 'Report a safety problem',
};
