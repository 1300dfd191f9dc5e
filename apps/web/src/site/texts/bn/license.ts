import type english from '../en/license.ts';

/** The license is what its authors granted, in English; the Bangla words beside it only explain it. */
export default {
  title: 'লাইসেন্স · Ridewire',
  description: 'Ridewire উন্মুক্ত সফটওয়্যার, MIT লাইসেন্সের অধীনে: ব্যবহার করুন, বদলান, ভাগ করুন, চালান। লাইসেন্সের পূর্ণ পাঠ।',
  headline: 'স্বাধীনভাবে ব্যবহার করুন, বদলান, ভাগ করুন',
  lead: 'Ridewire উন্মুক্ত সফটওয়্যার, MIT লাইসেন্সের অধীনে। এক বাক্যে: যা খুশি করুন, বিজ্ঞপ্তিটি রাখুন, আর কোনো ওয়ারেন্টি আশা করবেন না।',
  updatedOn: '2026-11-21',
  sections: [
    {
      slug: 'mit',
      heading: 'MIT লাইসেন্স',
      body: [
        'এটি বাংলা অনুবাদ; কার্যকর পাঠ হলো এর নিচের ইংরেজি মূলটি।',
        'কপিরাইট (c) ২০২৬ Ridewire-এর অবদানকারীরা',
        'এই সফটওয়্যার ও সংশ্লিষ্ট নথিপত্রের ফাইলের (“সফটওয়্যার”) অনুলিপি যিনিই পান, তাঁকে এতদ্বারা বিনা মূল্যে অনুমতি দেওয়া হলো কোনো বিধিনিষেধ ছাড়া সফটওয়্যারটি নিয়ে কাজ করার; এর মধ্যে আছে, তবে এতেই সীমাবদ্ধ নয়, সফটওয়্যারটির অনুলিপি ব্যবহার, অনুলিপি তৈরি, পরিবর্তন, একত্রীকরণ, প্রকাশ, বিতরণ, উপ-লাইসেন্স প্রদান ও/বা বিক্রির অধিকার, এবং যাঁদের সফটওয়্যারটি দেওয়া হয় তাঁদেরও তা করার অনুমতি দেওয়ার অধিকার, নিচের শর্ত সাপেক্ষে:',
        'ওপরের কপিরাইট বিজ্ঞপ্তি ও এই অনুমতি বিজ্ঞপ্তি সফটওয়্যারটির সব অনুলিপিতে বা এর উল্লেখযোগ্য অংশে অন্তর্ভুক্ত থাকতে হবে।',
        'সফটওয়্যারটি দেওয়া হচ্ছে “যেমন আছে তেমন”, ব্যক্ত বা অব্যক্ত কোনো ধরনের ওয়ারেন্টি ছাড়া; এর মধ্যে আছে, তবে এতেই সীমাবদ্ধ নয়, বিক্রয়যোগ্যতা, নির্দিষ্ট উদ্দেশ্যে উপযোগিতা ও অধিকার লঙ্ঘন না হওয়ার ওয়ারেন্টি। কোনো অবস্থাতেই প্রণেতারা বা কপিরাইটের স্বত্বাধিকারীরা কোনো দাবি, ক্ষতিপূরণ বা অন্য দায়ের জন্য দায়ী থাকবেন না, তা চুক্তি, টর্ট বা অন্য যেকোনো সূত্রের মামলাতেই হোক, যা সফটওয়্যারটি কিংবা সফটওয়্যারটির ব্যবহার বা তা নিয়ে অন্য কোনো কাজ থেকে উদ্ভূত হয়, তার ফলে ঘটে বা তার সঙ্গে সম্পর্কিত।',
        'ইংরেজি মূল:',
        'Copyright (c) 2026 Ridewire contributors',
        'Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files (the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is furnished to do so, subject to the following conditions:',
        'The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.',
        'THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.',
      ],
    },
    {
      slug: 'covers',
      heading: 'কিসের জন্য প্রযোজ্য',
      body: [
        'সোর্সের জন্য: সার্ভার, ওয়েব অ্যাপ, সিমুলেটর, টেস্ট ও নথিপত্র। এর সঙ্গে আসা লাইব্রেরি ও ফন্টের নিজস্ব লাইসেন্স আছে, সবই উন্মুক্ত। আপনার তথ্য আপনারই, সার্ভার যে-ই চালান; সেগুলোর কী হয়, তা বলে গোপনীয়তার পৃষ্ঠা।',
      ],
    },
  ],
  related: [
    { to: '/terms', label: 'শর্তাবলি' },
    { to: '/privacy', label: 'গোপনীয়তা' },
    { to: '/business', label: 'নিজে চালান' },
  ],
} satisfies typeof english;
