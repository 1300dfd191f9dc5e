import type english from '../en/contact.ts';
import form from './parts/contact-form.ts';

export default {
  title: 'যোগাযোগ · Ridewire',
  description: 'আমাদের লিখুন, বা যোগাযোগ করুন ফোনে, ইমেইলে বা ঢাকার অফিসে।',
  headline: 'যোগাযোগ করুন',
  lead: 'কোনো প্রশ্ন, ফেলে আসা ছাতা, ভুল মনে হওয়া ভাড়া: আমাদের লিখুন।',
  formHeading: 'আমাদের লিখুন',
  form,
  faq: 'সাধারণ প্রশ্নগুলো পড়ুন',
  report: 'নিরাপত্তার সমস্যা জানান',
} satisfies typeof english;
