import type english from '../en/report.ts';
import { figures } from '@ridewire/contracts/texts/bn/digits';
import form from './parts/contact-form.ts';

export default {
  title: 'নিরাপত্তার সমস্যা জানান · Ridewire',
  description: 'বিপদে কী করবেন, আর রাইডে কী ঘটেছে তা Ridewire-কে কীভাবে জানাবেন।',
  headline: 'নিরাপত্তার সমস্যা জানান',
  lead: 'আপনার বা অন্য কারও সঙ্গে কী ঘটেছে, আমাদের জানান। আমাদের টিম পড়ে উত্তর দেবে।',
  danger: {
    heading: 'এই মুহূর্তে বিপদে?',
    call: (number: string) => `${figures(number)} নম্বরে কল করুন`,
    steps: [
      'আগে জরুরি নম্বরে কল করুন। পুলিশ বা অ্যাম্বুলেন্স আমাদের চেয়ে আগে পৌঁছাবে।',
      'রাইডে থাকলে অ্যাপে SOS চেপে অ্যালার্ট পাঠান: আমাদের টিম দেখতে পায় আপনি কে, কোথায় আর কোন রাইডে।',
      'নিরাপদ হওয়ার পর আমাদের লিখুন।',
    ],
  },
  formHeading: 'কী ঘটেছে জানান',
  form,
  safety: 'আমরা রাইড কীভাবে নিরাপদ রাখি',
} satisfies typeof english;
