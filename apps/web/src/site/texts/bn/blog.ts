import type english from '../en/blog.ts';

export default {
  title: 'ব্লগ · Ridewire',
  description: 'আজ কোনো লেখা নেই। লেখা না আসা পর্যন্ত Ridewire কীভাবে তৈরি, তা কোথায় পড়বেন।',
  // A word joiner behind the hyphen: a line would end there.
  headline: 'Ridewire-\u2060এর খাতা থেকে',
  lead: 'Ridewire বানাতে গিয়ে যা শিখি, আপনার সময়ের যোগ্য হলে তা এখানে লিখি।',
  updatedOn: '2026-11-21',
  empty: { line: 'আজ কোনো লেখা নেই।', hint: 'পৃষ্ঠা ভরানোর চেয়ে কিছু না লেখাই ভালো মনে করি।' },
  sections: [
    {
      slug: 'meanwhile',
      heading: 'আপাতত',
      body: [
        'কীভাবে কাজ করে আর কেন, তা বলে প্রকল্পের নিজের পৃষ্ঠাগুলো: প্রতিটি সিদ্ধান্ত নিয়ে একটি ছোট পৃষ্ঠা, সঙ্গে কী মাপা হয়েছে। সেগুলো সোর্স কোডের সঙ্গেই আসে।',
      ],
    },
  ],
  related: [
    { to: '/features', label: 'বৈশিষ্ট্য' },
    { to: '/about-us', label: 'আমাদের সম্পর্কে' },
    { to: '/license', label: 'লাইসেন্স' },
  ],
} satisfies typeof english;
