import { sayBarReason } from '@ridewire/contracts/bar-reasons';
import { figures } from './digits.ts';
import { pieces } from './pieces.ts';

/** What the rules of forms and the server say in English, sentence by sentence. */
export const sentences: Record<string, string> = {
  'Please enter a valid email address': 'সঠিক ইমেইল ঠিকানা দিন',
  'The rider changed the type of car, and with it the price. Look again.':
    'যাত্রী গাড়ির ধরন বদলেছেন, তাই ভাড়াও বদলেছে। আবার দেখুন।',
  'You changed the type of car three times. Wait for a driver, or cancel and request anew.':
    'আপনি তিনবার গাড়ির ধরন বদলেছেন। চালকের জন্য অপেক্ষা করুন, বা বাতিল করে নতুন করে অনুরোধ করুন।',
  'Invalid email address': 'ইমেইল ঠিকানাটি সঠিক নয়',
  'Valid email required': 'সঠিক ইমেইল দিন',
  'Password must be at least 8 characters': 'পাসওয়ার্ড কমপক্ষে ৮ অক্ষরের হতে হবে',
  'Password must be at most 200 characters': 'পাসওয়ার্ড সর্বোচ্চ ২০০ অক্ষরের হতে পারে',
  'Minimum 8 characters': 'কমপক্ষে ৮ অক্ষর',
  'Password must contain upper, lower, number & special char':
    'পাসওয়ার্ডে বড় হাতের অক্ষর, ছোট হাতের অক্ষর, সংখ্যা ও বিশেষ চিহ্ন থাকতে হবে',
  'Please select a role': 'একটি ভূমিকা বেছে নিন',
  'Name is required': 'নাম দিন',
  'The language must be en or bn.': 'ভাষা en বা bn হতে হবে।',
  'Please enter a 6-digit OTP code.': '৬ অঙ্কের কোডটি দিন।',
  'OTP must be 6 digits': 'কোডটি ৬ অঙ্কের হতে হবে',
  'Enter your password.': 'আপনার পাসওয়ার্ড দিন।',
  'That password isn’t right.': 'পাসওয়ার্ডটি সঠিক নয়।',
  'Type DELETE to confirm.': 'নিশ্চিত করতে DELETE লিখুন।',
  'A refresh token is required.': 'একটি রিফ্রেশ টোকেন লাগবে।',

  'Model must be at least 3 characters': 'মডেল কমপক্ষে ৩ অক্ষরের হতে হবে',
  'License plate is required': 'নম্বরপ্লেট দিন',
  'Name must be at least 3 characters': 'নাম কমপক্ষে ৩ অক্ষরের হতে হবে',
  'Phone number must be at least 11 characters': 'ফোন নম্বর কমপক্ষে ১১ অক্ষরের হতে হবে',
  'Address must be at least 5 characters': 'ঠিকানা কমপক্ষে ৫ অক্ষরের হতে হবে',
  'The picture must be an address.': 'ছবির জায়গায় একটি ঠিকানা দিতে হবে।',
  'The picture’s address is too long.': 'ছবির ঠিকানাটি খুব বড়।',
  'Upload the picture first.': 'আগে ছবিটি আপলোড করুন।',
  'Only drivers have a vehicle.': 'গাড়ির তথ্য শুধু চালকদের থাকে।',

  'A document is a licence, a registration or an insurance.': 'নথি মানে লাইসেন্স, নিবন্ধন বা বীমা।',
  'Give the day on which it expires, as YYYY-MM-DD.': 'মেয়াদ শেষের দিনটি YYYY-MM-DD আকারে দিন।',
  'The version must be a whole number.': 'সংস্করণ একটি পূর্ণ সংখ্যা হতে হবে।',
  'No ride has such a version.': 'কোনো রাইডের এমন সংস্করণ নেই।',
  'Versions begin at 1.': 'সংস্করণ ১ থেকে শুরু হয়।',
  'Say what is wrong, so that the driver can mend it.': 'কী ভুল তা লিখুন, যাতে চালক ঠিক করতে পারেন।',
  'The expiry date must be in the future.': 'মেয়াদ শেষের তারিখ ভবিষ্যতের হতে হবে।',
  'The expiry date must be within 20 years.': 'মেয়াদ শেষের তারিখ ২০ বছরের মধ্যে হতে হবে।',
  'This document has changed meanwhile: the driver sent a new one, which waits for approval.':
    'এর মধ্যে এই নথিটি বদলে গেছে: চালক নতুন একটি পাঠিয়েছেন, সেটি অনুমোদনের অপেক্ষায়।',
  'This document has changed meanwhile: it is approved.': 'এর মধ্যে এই নথিটি বদলে গেছে: এটি অনুমোদিত হয়েছে।',
  'This PDF has scripts or other files in it. Send a plain one, or a photo.':
    'এই PDF-এর ভেতরে স্ক্রিপ্ট বা অন্য ফাইল আছে। সাধারণ একটি PDF বা ছবি পাঠান।',
  'That picture takes too long to read right now. Try again, or take a smaller one.':
    'ছবিটি পড়তে এখন খুব বেশি সময় লাগছে। আবার চেষ্টা করুন, বা ছোট একটি ছবি নিন।',
  'That image takes too long to read right now. Try again, or choose a simpler one.':
    'ছবিটি পড়তে এখন খুব বেশি সময় লাগছে। আবার চেষ্টা করুন, বা আরও সাধারণ একটি বেছে নিন।',
  'Documents can’t be stored right now. Please try again later.':
    'নথি এখন সংরক্ষণ করা যাচ্ছে না। পরে আবার চেষ্টা করুন।',
  'Documents can’t be shown right now. Please try again later.': 'নথি এখন দেখানো যাচ্ছে না। পরে আবার চেষ্টা করুন।',
  'Pictures can’t be stored right now. Please try again later.':
    'ছবি এখন সংরক্ষণ করা যাচ্ছে না। পরে আবার চেষ্টা করুন।',
  'Pictures can’t be shown right now. Please try again later.': 'ছবি এখন দেখানো যাচ্ছে না। পরে আবার চেষ্টা করুন।',
  'Send one file in the field “file”, with the fields “kind” and “expiresOn”.':
    '“file” ঘরে একটি ফাইল পাঠান, সঙ্গে “kind” ও “expiresOn” ঘর।',
  'Send the document as multipart/form-data.': 'নথিটি multipart/form-data হিসেবে পাঠান।',
  'Other documents of yours are still on their way. Wait for them.':
    'আপনার অন্য নথি এখনো পাঠানো হচ্ছে। সেগুলোর জন্য অপেক্ষা করুন।',
  'The file arrives too slowly. Try again on a better connection.':
    'ফাইলটি খুব ধীরে আসছে। আরও ভালো সংযোগে আবার চেষ্টা করুন।',
  'Send one picture, in the field “image”.': '“image” ঘরে একটি ছবি পাঠান।',
  'Send the picture as multipart/form-data.': 'ছবিটি multipart/form-data হিসেবে পাঠান।',
  'Other pictures of yours are still on their way. Wait for them.':
    'আপনার অন্য ছবি এখনো পাঠানো হচ্ছে। সেগুলোর জন্য অপেক্ষা করুন।',

  'Please choose a ride type.': 'রাইডের ধরন বেছে নিন।',
  'Latitude must be a number.': 'অক্ষাংশ একটি সংখ্যা হতে হবে।',
  'Latitude must be between -90 and 90.': 'অক্ষাংশ -৯০ থেকে ৯০-এর মধ্যে হতে হবে।',
  'Longitude must be a number.': 'দ্রাঘিমাংশ একটি সংখ্যা হতে হবে।',
  'Longitude must be between -180 and 180.': 'দ্রাঘিমাংশ -১৮০ থেকে ১৮০-এর মধ্যে হতে হবে।',
  'The command id must be a UUID.': 'কমান্ডের আইডি একটি UUID হতে হবে।',
  'That is not a command id.': 'এটি কোনো কমান্ডের আইডি নয়।',
  'That is not a ride id.': 'এটি কোনো রাইডের আইডি নয়।',
  'That is not a driver.': 'এটি কোনো চালক নয়।',
  'That is not a user.': 'এটি কোনো ব্যবহারকারী নয়।',
  'That is not a session.': 'এটি কোনো সেশন নয়।',
  'That is not a document.': 'এটি কোনো নথি নয়।',
  'That is not a message.': 'এটি কোনো বার্তা নয়।',
  'That is not an alert.': 'এটি কোনো জরুরি সতর্কতা নয়।',
  'That is not a notification.': 'এটি কোনো বিজ্ঞপ্তি নয়।',
  'That is not a time.': 'এটি কোনো সময় নয়।',
  'That is no kind of action.': 'এটি কোনো কাজের ধরন নয়।',
  'That is no place in the trail.': 'এটি কার্যবিবরণীর কোনো জায়গা নয়।',
  'The step must be picked_up, in_transit or completed.': 'ধাপ picked_up, in_transit বা completed হতে হবে।',
  'The status must be accepted, picked_up, in_transit, completed or canceled.':
    'অবস্থা accepted, picked_up, in_transit, completed বা canceled হতে হবে।',
  'The status must be requested, accepted, picked_up, in_transit, completed or canceled.':
    'অবস্থা requested, accepted, picked_up, in_transit, completed বা canceled হতে হবে।',
  'The status must be approved, suspended, available, waiting or documents.':
    'অবস্থা approved, suspended, available, waiting বা documents হতে হবে।',
  'The status must be active or blocked.': 'অবস্থা active বা blocked হতে হবে।',
  'The state must be open or answered.': 'অবস্থা open বা answered হতে হবে।',
  'The role must be rider, driver or admin.': 'ভূমিকা rider, driver বা admin হতে হবে।',
  'The period must be day, week or month.': 'সময়কাল day, week বা month হতে হবে।',
  'Available must be true or false.': 'অনলাইন থাকা true বা false হতে হবে।',
  'The time of a position must be whole milliseconds.': 'অবস্থানের সময় পূর্ণ মিলিসেকেন্ডে হতে হবে।',
  'Accuracy must be a number of meters.': 'নির্ভুলতা মিটারে একটি সংখ্যা হতে হবে।',
  'Report at least one position.': 'অন্তত একটি অবস্থান জানান।',
  'Report at most 60 positions at once.': 'একবারে সর্বোচ্চ ৬০টি অবস্থান জানান।',
  'The amount must be in whole cents.': 'পরিমাণ পূর্ণ সেন্টে হতে হবে।',
  'The amount must be more than zero.': 'পরিমাণ শূন্যের বেশি হতে হবে।',
  'That is more than any fare.': 'পরিমাণটি যেকোনো ভাড়ার চেয়ে বেশি।',
  'The whole fare of this ride is refunded already.': 'এই রাইডের পুরো ভাড়া ইতিমধ্যে ফেরত দেওয়া হয়েছে।',
  'You have an active ride. Finish or cancel it first, then delete your account.':
    'আপনার একটি রাইড চলছে। আগে সেটি শেষ বা বাতিল করুন, তারপর অ্যাকাউন্ট মুছুন।',
  'You are the last admin who can sign in. Make somebody else one first.':
    'লগ ইন করতে পারেন এমন শেষ অ্যাডমিন আপনি। আগে অন্য কাউকে অ্যাডমিন করুন।',
  'This ride has no driver now: a new one is being sought already.':
    'এই রাইডে এখন কোনো চালক নেই: নতুন চালক ইতিমধ্যে খোঁজা হচ্ছে।',
  'The rider is on board now: this ride can’t go to another driver.':
    'যাত্রী এখন গাড়িতে: রাইডটি অন্য চালককে দেওয়া যাবে না।',
  'This ride is completed now.': 'এই রাইডটি এখন সম্পন্ন।',
  'This ride is canceled now.': 'এই রাইডটি এখন বাতিল।',
  'Another driver has this ride now.': 'এই রাইডটি এখন অন্য চালকের কাছে।',
  'That driver had or declined this ride before. Choose another one.':
    'ওই চালক আগে এই রাইডটি পেয়েছিলেন বা প্রত্যাখ্যান করেছেন। অন্য কাউকে বেছে নিন।',
  'That driver has another ride now. Choose another one.': 'ওই চালকের এখন অন্য রাইড আছে। অন্য কাউকে বেছে নিন।',
  'That driver may not drive now. Choose another one.':
    'ওই চালকের এখন গাড়ি চালানোর অনুমতি নেই। অন্য কাউকে বেছে নিন।',
  'That driver is offline now. Choose another one.': 'ওই চালক এখন অফলাইন। অন্য কাউকে বেছে নিন।',

  'We were told many times already. If you are in danger, call the emergency number.':
    'আমাদের ইতিমধ্যে অনেকবার জানানো হয়েছে। আপনি বিপদে থাকলে জরুরি নম্বরে কল করুন।',
  'This ride ended long ago. If you are in danger, call the emergency number.':
    'এই রাইডটি অনেক আগে শেষ হয়েছে। আপনি বিপদে থাকলে জরুরি নম্বরে কল করুন।',
  'That is no kind of notification one can choose.': 'এমন কোনো বিজ্ঞপ্তি বেছে নেওয়া যায় না।',
  'Choose the bell or the system.': 'বেল বা সিস্টেম বেছে নিন।',
  'Say whether it is wanted.': 'এটি চান কি না জানান।',
  'Choose completed or canceled rides.': 'সম্পন্ন বা বাতিল রাইড বেছে নিন।',
  'The bell doesn’t show that.': 'বেলে এটি দেখানো হয় না।',
  'Say which notifications were read.': 'কোন বিজ্ঞপ্তিগুলো পড়া হয়েছে জানান।',
  'Mark at most 100 notifications at once.': 'একবারে সর্বোচ্চ ১০০টি বিজ্ঞপ্তি চিহ্নিত করুন।',
  'All must be true or left out.': 'all হয় true হবে, নয়তো বাদ থাকবে।',
  'Say which notifications were read, or that all were.': 'কোন বিজ্ঞপ্তিগুলো পড়া হয়েছে, বা সবই পড়া হয়েছে কি না জানান।',

  'Please choose a topic': 'একটি বিষয় বেছে নিন',
  'Message is required': 'বার্তা লিখুন',
  'Answer is required': 'উত্তর লিখুন',
  'This message was answered meanwhile by you.': 'এর মধ্যে আপনি এই বার্তার উত্তর দিয়েছেন।',
  'This message was answered meanwhile by another admin.': 'এর মধ্যে অন্য একজন অ্যাডমিন এই বার্তার উত্তর দিয়েছেন।',

  'The page must be a whole number.': 'পৃষ্ঠা একটি পূর্ণ সংখ্যা হতে হবে।',
  'Pages begin at 1.': 'পৃষ্ঠা ১ থেকে শুরু হয়।',
  'The limit must be a whole number.': 'সীমা একটি পূর্ণ সংখ্যা হতে হবে।',
  'The limit must be at least 1.': 'সীমা কমপক্ষে ১ হতে হবে।',
  'The limit must be at most 100.': 'সীমা সর্বোচ্চ ১০০ হতে পারে।',
  'Search text must be text.': 'খোঁজার লেখাটি অক্ষরে হতে হবে।',
  'Search text must be at most 200 characters.': 'খোঁজার লেখা সর্বোচ্চ ২০০ অক্ষরের হতে পারে।',
  'Search, or choose a person, or a ride: one of these at a time.':
    'খুঁজুন, অথবা একজন ব্যক্তি বা একটি রাইড বেছে নিন: একবারে যেকোনো একটি।',
  'Ask for what is older or for what is newer, not both.': 'পুরোনো বা নতুনের যেকোনো একটি চান, দুটি নয়।',
  'The first day must not be after the last.': 'প্রথম দিন শেষ দিনের পরে হতে পারে না।',
  'Choose at most 31 days.': 'সর্বোচ্চ ৩১ দিন বেছে নিন।',
  'Choose at most three years.': 'সর্বোচ্চ তিন বছর বেছে নিন।',
  'The first day must be a date such as 2026-11-21.': 'প্রথম দিন 2026-11-21-এর মতো একটি তারিখ হতে হবে।',
  'The last day must be a date such as 2026-11-21.': 'শেষ দিন 2026-11-21-এর মতো একটি তারিখ হতে হবে।',
  'The first day must be between 2000 and 2099.': 'প্রথম দিন ২০০০ থেকে ২০৯৯ সালের মধ্যে হতে হবে।',
  'The last day must be between 2000 and 2099.': 'শেষ দিন ২০০০ থেকে ২০৯৯ সালের মধ্যে হতে হবে।',
  'Choose rides, users, drivers or earnings.': 'রাইড, ব্যবহারকারী, চালক বা আয় বেছে নিন।',
  'Other exports of yours are still being written. Wait for them.':
    'আপনার অন্য রপ্তানি এখনো চলছে। সেগুলোর জন্য অপেক্ষা করুন।',
  'Your data is being written already. Wait for it.': 'আপনার তথ্য ইতিমধ্যে লেখা হচ্ছে। একটু অপেক্ষা করুন।',

  'That session was not found. It may have ended already.': 'সেশনটি পাওয়া যায়নি। সেটি হয়তো ইতিমধ্যে শেষ হয়েছে।',
  'You canceled many requests just now. Try again in a minute.':
    'আপনি এইমাত্র অনেক অনুরোধ বাতিল করেছেন। এক মিনিট পরে আবার চেষ্টা করুন।',
  'Too many attempts. Try again in a minute.': 'অনেকবার চেষ্টা করা হয়েছে। এক মিনিট পরে আবার চেষ্টা করুন।',
  'Too many connections of this account are open. Close some.':
    'এই অ্যাকাউন্টের খুব বেশি সংযোগ খোলা আছে। কয়েকটি বন্ধ করুন।',
  'Too many live views of this account are open. Close some.':
    'এই অ্যাকাউন্টের খুব বেশি লাইভ ভিউ খোলা আছে। কয়েকটি বন্ধ করুন।',
  'Too many live views on one connection.': 'একটি সংযোগে খুব বেশি লাইভ ভিউ।',
  'Live views come over WebSocket only.': 'লাইভ ভিউ শুধু WebSocket-এ আসে।',
  'This address speaks WebSocket only.': 'এই ঠিকানায় শুধু WebSocket চলে।',
  'This is only possible over HTTP.': 'এটি শুধু HTTP-তে সম্ভব।',
  'That is not a message this server understands.': 'সার্ভার এই বার্তাটি বোঝে না।',
  'An id is required.': 'একটি আইডি লাগবে।',
  'That is not JSON.': 'এটি JSON নয়।',
  'Send a JSON object.': 'একটি JSON অবজেক্ট পাঠান।',
  'Send JSON, with the content type application/json.': 'JSON পাঠান, কনটেন্ট টাইপ application/json সহ।',
  'An Idempotency-Key has 1 to 200 printable characters.':
    'Idempotency-Key-তে ১ থেকে ২০০টি ছাপার যোগ্য অক্ষর থাকে।',
  'This request is being carried out. Try again in a moment.': 'এই অনুরোধটির কাজ চলছে। একটু পরে আবার চেষ্টা করুন।',
};

/** What the rules call the fields. */
const fields: Record<string, string> = {
  Name: 'নাম',
  'Phone number': 'ফোন নম্বর',
  Address: 'ঠিকানা',
  Model: 'মডেল',
  'License plate': 'নম্বরপ্লেট',
  'The picture’s address': 'ছবির ঠিকানা',
  Message: 'বার্তা',
  Answer: 'উত্তর',
  Reason: 'কারণ',
  'The reason': 'কারণ',
  'The search': 'খোঁজার লেখা',
};

/** By the server's names for them within a sentence. */
const statuses: Record<string, string> = Object.fromEntries(
  Object.entries(pieces.statuses).map(([status, name]) => [status.replace('_', ' '), name]),
);

const oneOf = (words: Record<string, string>) => `(${Object.keys(words).join('|')})`;
const ofField = (rest: string) => new RegExp(`^${oneOf(fields)} ${rest}$`);

/** The sentences whose parts change; the parts are what the parentheses hold, in turn. */
export const patterns: readonly [RegExp, (...parts: string[]) => string][] = [
  [ofField('must be text\\.'), (field = '') => `${fields[field]} অক্ষরে লিখতে হবে।`],
  [ofField('is required\\.'), (field = '') => `${fields[field]} দিন।`],
  [
    ofField('must be at most (\\d+) characters\\.'),
    (field = '', max) => `${fields[field]} সর্বোচ্চ ${figures(max)} অক্ষরের হতে পারে।`,
  ],
  [
    ofField('contains characters that are not allowed\\.'),
    (field = '') => `${fields[field]}: কিছু অক্ষর এখানে চলে না।`,
  ],
  [/^The field “(.+)” is missing or not valid\.$/, (field) => `“${field}” ঘরটি খালি বা সঠিক নয়।`],
  [/^There is no filter “(.+)”\.$/, (filter) => `“${filter}” নামে কোনো ফিল্টার নেই।`],
  [
    /^You canceled many requests just now\. Try again in (\d+) minutes\.$/,
    (minutes) => `আপনি এইমাত্র অনেক অনুরোধ বাতিল করেছেন। ${figures(minutes)} মিনিট পরে আবার চেষ্টা করুন।`,
  ],
  [
    /^Too many attempts\. Try again in (\d+) minutes\.$/,
    (minutes) => `অনেকবার চেষ্টা করা হয়েছে। ${figures(minutes)} মিনিট পরে আবার চেষ্টা করুন।`,
  ],
  [
    /^At most \$([\d.]+) of this fare is left to refund\.$/,
    (left) => `এই ভাড়ার সর্বোচ্চ $${figures(left)} ফেরত দেওয়া বাকি আছে।`,
  ],
  [
    new RegExp(`^This ride has changed meanwhile: it is ${oneOf(statuses)} now\\.$`),
    (status = '') => `এর মধ্যে এই রাইডটি বদলে গেছে। এখনকার অবস্থা: ${statuses[status]}।`,
  ],
  [
    /^This account is blocked\. Reason: (.+)$/s,
    (reason = '') => `এই অ্যাকাউন্টটি ব্লক করা হয়েছে। কারণ: ${sayBarReason(reason, 'bn')}`,
  ],
  [/^This message was answered meanwhile by (.+)\.$/, (name) => `এর মধ্যে ${name} এই বার্তার উত্তর দিয়েছেন।`],
  [
    /^This document has changed meanwhile: it is approved by (.+)\.$/,
    (name) => `এর মধ্যে এই নথিটি বদলে গেছে: ${name} এটি অনুমোদন করেছেন।`,
  ],
  [
    /^This document has changed meanwhile: it was returned by (.+?): (.*)$/,
    (name, reason) => `এর মধ্যে এই নথিটি বদলে গেছে: ${name} এটি ফেরত দিয়েছেন: ${reason}`,
  ],
  [
    /^This document has changed meanwhile: it was returned: (.*)$/,
    (reason) => `এর মধ্যে এই নথিটি বদলে গেছে: এটি ফেরত দেওয়া হয়েছে: ${reason}`,
  ],
];
