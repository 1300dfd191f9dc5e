import { documentNames } from '../texts/bn/document-names.ts';
import type { SameTexts, SameTold } from '../texts/say-text.ts';
import type * as english from './vehicles.en.ts';

export const refusals: SameTexts<typeof english.refusals> = {
  VEHICLE_NOT_FIT: 'আপনার গাড়িতে এই ধরনের রাইড নেওয়া যায় না।',
  VEHICLES_FULL: 'আপনার পাঁচটি গাড়ি আছে। আগে একটি সরান।',
  VEHICLE_TWICE: 'এই নম্বরপ্লেটের একটি গাড়ি আপনার আগেই আছে।',
  VEHICLE_UNCONFIRMED: 'এই গাড়িটি আমরা এখনো নিশ্চিত করিনি। কাগজপত্র পাঠান, আমরা দেখে নেব।',
  VEHICLE_DRIVEN: 'আপনি এখন এই গাড়িটিই চালাচ্ছেন। আগে অন্য একটি চালান।',
  PLATE_IN_USE: 'আরেকজন চালক এই নম্বরপ্লেট নিয়ে চালাচ্ছেন। তিনি অফলাইন হলে চালাতে পারবেন। আমরা আমাদের টিমকে জানিয়েছি।',
  VEHICLE_CHANGED: 'চালক এইমাত্র গাড়ির তথ্য বদলেছেন। আবার দেখে নিন।',
  VEHICLE_NOT_FOUND: 'গাড়িটি পাওয়া যায়নি। হয়তো সরানো হয়েছে।',
  VEHICLE_PAPER_EXPIRED: ({ kind }) => `এই গাড়ির ${documentNames[kind]}-এর মেয়াদ শেষ। আগে নতুনটি পাঠান।`,
  VEHICLE_LACKS: ({ lacking }) =>
    `এগুলো ঠিক হলে এই গাড়িটি নিশ্চিত করা যাবে: ${lacking.map((kind) => documentNames[kind]).join(', ')}।`,
  VEHICLE_PAPERS_LACK: ({ lacking }) =>
    `এগুলো অনুমোদিত হলে এই গাড়িটি চালাতে পারবেন: ${lacking.map((kind) => documentNames[kind]).join(', ')}।`,
  VEHICLE_NEEDED: 'এই চালকের চলতি রাইডের জন্য আগের গাড়িটি দরকার। রাইড শেষ হলে নিশ্চিত করুন।',
  VEHICLE_DRIVING: 'এই রাইড শেষ হলে গাড়ি বদলাতে পারবেন।',
};

export const mistakes: SameTexts<typeof english.mistakes> = {
  vehicleOfDriver: 'গাড়ির তথ্য শুধু চালকদের থাকে।',
  vehicleId: 'এটি কোনো গাড়ির আইডি নয়।',
};

export const notifications: SameTold<typeof english.notifications> = {
  vehicle_waiting: ({ name, plate, isTaken }) => ({
    title: `${name}-এর গাড়ি যাচাই করুন`,
    message:
      plate === undefined
        ? 'গাড়ির ক্লাস আর আসন আপনার নিশ্চিত করার অপেক্ষায়।'
        : isTaken
          ? `আরেকজন চালক একই নম্বরপ্লেট নিয়ে চালাচ্ছেন। ${plate} খুঁজে দুজনের রেজিস্ট্রেশন মিলিয়ে দেখুন।`
          : `গাড়ির নম্বর এখন ${plate}। রেজিস্ট্রেশনের সঙ্গে মিলিয়ে দেখুন।`,
  }),
};

export const notificationKinds: typeof english.notificationKinds = {
  vehicle_waiting: 'যাচাই করার গাড়ি',
};
