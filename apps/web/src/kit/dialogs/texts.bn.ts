import type { dialogs as english } from './texts.en.ts';

export const dialogs: typeof english = {
  cancel: 'বাতিল',
  password: {
    title: 'আপনিই কি না, নিশ্চিত করুন',
    text: 'এগোতে আপনার পাসওয়ার্ড দিন। এরপর দশ মিনিট আর চাওয়া হবে না।',
    label: 'পাসওয়ার্ড',
    missing: 'আপনার পাসওয়ার্ড দিন।',
    confirm: 'এগিয়ে যান',
    confirming: 'দেখা হচ্ছে...',
    cancel: 'থাক',
    failed: 'পাসওয়ার্ডটি মিলিয়ে দেখা যায়নি। আবার চেষ্টা করুন।',
  },
};
