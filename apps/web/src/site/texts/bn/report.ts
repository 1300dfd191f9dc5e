import type english from '../en/report.ts';
import form from './parts/contact-form.ts';

export default {
  title: 'নিরাপত্তার সমস্যা জানান · Ridewire',
  description: 'বিপদে কী করবেন, আর রাইডে কী ঘটেছে তা Ridewire-কে কীভাবে জানাবেন।',
  headline: 'নিরাপত্তার সমস্যা জানান',
  lead: 'আপনার বা অন্য কারও সঙ্গে কী ঘটেছে, আমাদের জানান। একজন অ্যাডমিন পড়েন ও উত্তর দেন।',
  danger: {
    heading: 'এই মুহূর্তে বিপদে?',
    call: (number: string) => `${number} নম্বরে কল করুন`,
    steps: [
      'আগে জরুরি নম্বরে কল করুন। পুলিশ বা অ্যাম্বুলেন্সের চেয়ে দ্রুত এখানে কেউ নন।',
      'রাইডে থাকলে অ্যাপে SOS চেপে সতর্কতা পাঠান: আপনি কে, কোথায় আর কোন রাইডে, আমাদের দল তা জানতে পারে।',
      'নিরাপদ হওয়ার পর আমাদের লিখুন।',
    ],
  },
  formHeading: 'কী ঘটেছে জানান',
  form,
  safety: 'রাইড কীভাবে নিরাপদ রাখা হয়',
} satisfies typeof english;
