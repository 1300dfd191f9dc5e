import type english from '../en/contact.ts';
import form from './parts/contact-form.ts';

export default {
  title: 'যোগাযোগ · Ridewire',
  description: 'Ridewire-কে লিখুন, কিংবা যোগাযোগ করুন ফোনে, ইমেইলে বা ঢাকায় আমাদের অফিসে।',
  headline: 'যোগাযোগ করুন',
  lead: 'কোনো প্রশ্ন, ফেলে আসা ছাতা, ভুল মনে হওয়া ভাড়া: আমাদের লিখুন।',
  formHeading: 'আমাদের লিখুন',
  form,
  faq: 'সবচেয়ে বেশি জিজ্ঞেস করা প্রশ্নগুলো পড়ুন',
  report: 'নিরাপত্তার সমস্যা জানান',
} satisfies typeof english;
