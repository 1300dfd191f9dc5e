import type { RideEvents } from '../ride-events.ts';
import { did } from './did.ts';

/** What happens to rides. */
export const rideEvents: RideEvents = {
  'ride.requested': {
    name: 'রাইডের অনুরোধ',
    happened: () => 'অনুরোধ করা হয়েছে',
    said: (who, _whom, ride) => [who, ' ', ride, ' চেয়েছেন'],
    told: ({ rider, pickup, destination }) => `${rider} রাইড চেয়েছেন: ${pickup} থেকে ${destination}`,
  },
  'ride.offered': {
    name: 'চালকদের জিজ্ঞাসা',
    happened: () => 'চালকদের প্রস্তাব পাঠানো হয়েছে',
    said: (who, whom, ride) => [whom, '-এর ', ride, `-এর জন্য চালকদের জিজ্ঞাসা ${did(who)} `, who],
    ownSaid: (who, ride) => [who, ' ', ride, '-এর জন্য চালকদের জিজ্ঞাসা করেছেন'],
  },
  'ride.retyped': {
    name: 'রাইডের ধরন বদল',
    happened: () => 'অন্য ধরনে বদলানো হয়েছে',
    said: (who, whom, ride) => [whom, '-এর ', ride, '-এর ধরন বদলেছেন ', who],
    ownSaid: (who, ride) => [who, ' ', ride, '-এর ধরন বদলেছেন'],
    told: ({ rider }) => `${rider} অন্য ধরনের গাড়ি চেয়েছেন`,
  },
  'ride.reserved': {
    name: 'পরের রাইড নেওয়া',
    happened: () => 'পরের রাইড হিসেবে নেওয়া হয়েছে',
    said: (who, whom, ride) => [whom, '-এর ', ride, ' পরের রাইড হিসেবে নিয়েছেন ', who],
    ownSaid: (who, ride) => [who, ' ', ride, ' পরের রাইড হিসেবে নিয়েছেন'],
    told: ({ who, rider }) => `${rider}-এর রাইড এর পরেই নিচ্ছেন ${who}`,
  },
  'ride.unreserved': {
    name: 'পরের রাইড ছেড়ে দেওয়া',
    happened: () => 'আর কারও পরের রাইড নয়',
    said: (who, whom, ride) => [whom, '-এর ', ride, ` চালকের পরের রাইড থেকে বাদ ${did(who)} `, who],
    ownSaid: (who, ride) => [who, ' ', ride, ' পরের রাইড থেকে ছেড়ে দিয়েছেন'],
    told: ({ who, bySystem, rider }) =>
      bySystem ? `${rider}-এর চালক আটকে গেছেন, অন্য চালক খোঁজা হচ্ছে` : `${rider}-এর রাইড ছেড়ে দিয়েছেন ${who}`,
  },
  'ride.accepted': {
    name: 'রাইড গ্রহণ',
    happened: () => 'গৃহীত',
    said: (who, whom, ride) => [whom, '-এর ', ride, ' গ্রহণ করেছেন ', who],
    ownSaid: (who, ride) => [who, ' ', ride, ' গ্রহণ করেছেন'],
    told: ({ who, rider }) => `${rider}-এর রাইড গ্রহণ করেছেন ${who}`,
  },
  'ride.released': {
    name: 'রাইড ফিরিয়ে দেওয়া',
    happened: () => 'আবার খোলা হয়েছে',
    said: (who, whom, ride) => [whom, '-এর ', ride, ' ফিরিয়ে দিয়েছেন ', who],
    told: ({ who, bySystem, rider }) =>
      bySystem ? `${rider}-এর রাইড অন্য চালকের অপেক্ষায়` : `${rider}-এর রাইড ফিরিয়ে দিয়েছেন ${who}`,
  },
  'ride.reassigned': {
    name: 'চালকের কাছ থেকে রাইড নেওয়া',
    happened: () => 'চালকের কাছ থেকে নেওয়া হয়েছে',
    said: (who, whom, ride) => ['অন্য চালককে দিতে ', whom, '-এর ', ride, ' চালকের কাছ থেকে নিয়েছেন ', who],
    told: ({ who, rider }) => `${rider}-এর জন্য অন্য চালক খুঁজছেন ${who}`,
  },
  'ride.stalled': {
    name: 'চালককে জিজ্ঞাসা: আসছেন কি না',
    happened: () => 'চালক এগোচ্ছেন না, জিজ্ঞাসা করা হয়েছে',
    said: (who, whom, ride) => [whom, '-এর ', ride, '-এর চালক এগোচ্ছিলেন না, তাঁকে জিজ্ঞাসা করেছে ', who],
    told: ({ rider }) => `${rider}-এর চালক এগোচ্ছেন না, তাঁকে জিজ্ঞাসা করা হয়েছে`,
  },
  'ride.assured': {
    name: 'চালক বলেছেন আসছেন',
    happened: () => 'চালক বলেছেন তিনি পথে আছেন',
    said: (who, whom, ride) => [whom, '-এর ', ride, '-এর জন্য পথে আছেন বলে জানিয়েছেন ', who],
    told: ({ who, rider }) => `${rider}-এর কাছে আসার পথে আছেন বলে জানিয়েছেন ${who}`,
  },
  'ride.resumed': {
    name: 'চালক আবার চলছেন',
    happened: () => 'চালক আবার চলছেন',
    said: (who, whom, ride) => [whom, '-এর ', ride, '-এর চালককে আবার চলতে দেখেছে ', who],
    told: ({ rider }) => `${rider}-এর চালক আবার চলছেন`,
  },
  'ride.replaced': {
    name: 'চালক বদল',
    happened: () => 'চালক বদলানো হয়েছে: এগোচ্ছিলেন না',
    said: (who, whom, ride) => ['চালক এগোচ্ছিলেন না, তাই ', whom, '-এর ', ride, ' তাঁর কাছ থেকে নিয়েছে ', who],
    told: ({ rider }) => `${rider}-এর চালক এগোচ্ছিলেন না, অন্য চালক খোঁজা হচ্ছে`,
  },
  'ride.picked_up': {
    name: 'যাত্রী তোলা',
    happened: () => 'তোলা হয়েছে',
    said: (who, whom, ride) => [ride, '-এর জন্য ', whom, '-কে তুলে নিয়েছেন ', who],
    told: ({ who, rider }) => `${rider}-কে তুলে নিয়েছেন ${who}`,
  },
  'ride.in_transit': {
    name: 'রাইড পথে',
    happened: () => 'পথে',
    said: (who, whom, ride) => [ride, '-এ ', whom, '-কে নিয়ে রওনা হয়েছেন ', who],
    told: ({ who, rider }) => `${rider}-কে নিয়ে রওনা হয়েছেন ${who}`,
  },
  'ride.completed': {
    name: 'রাইড সম্পন্ন',
    happened: () => 'সম্পন্ন',
    said: (who, whom, ride) => [whom, '-এর ', ride, ' সম্পন্ন করেছেন ', who],
    ownSaid: (who, ride) => [who, ' ', ride, ' সম্পন্ন করেছেন'],
    told: ({ who, rider, fare }) => `${rider}-এর ${fare} ভাড়ার রাইড সম্পন্ন করেছেন ${who}`,
  },
  'ride.canceled': {
    name: 'রাইড বাতিল',
    happened: () => 'বাতিল',
    said: (who, whom, ride) => [whom, '-এর ', ride, ` বাতিল ${did(who)} `, who],
    ownSaid: (who, ride) => [who, ' ', ride, ' বাতিল করেছেন'],
    told: ({ who, bySystem, isOwn, rider, reason }) => {
      if (!bySystem) return isOwn ? `${rider} রাইডটি বাতিল করেছেন` : `${rider}-এর রাইড বাতিল করেছেন ${who}`;
      return reason === 'no_driver' ? `${rider}-এর জন্য কোনো চালক পাওয়া যায়নি` : `${rider}-এর রাইড বাতিল হয়েছে`;
    },
  },
  'ride.status_set': {
    name: 'রাইডের অবস্থা বদল',
    happened: ({ from, to }) => `অবস্থা বদলানো হয়েছে: ${from} → ${to}`,
    said: (who, whom, ride) => [whom, '-এর ', ride, '-এর অবস্থা বদলেছেন ', who],
    ownSaid: (who, ride) => [who, ' ', ride, '-এর অবস্থা বদলেছেন'],
    told: ({ who, rider, status }) => `${rider}-এর রাইডের অবস্থা “${status}” করেছেন ${who}`,
  },
  'ride.deleted': {
    name: 'রাইড মোছা',
    happened: () => 'মুছে ফেলা হয়েছে',
    said: (who, whom, ride) => [whom, '-এর ', ride, ' মুছে ফেলেছেন ', who],
    ownSaid: (who, ride) => [who, ' ', ride, ' মুছে ফেলেছেন'],
    told: ({ who, rider }) => `${rider}-এর রাইড মুছে ফেলেছেন ${who}`,
  },
  'ride.refunded': {
    name: 'রাইডের ভাড়া ফেরত',
    happened: ({ amount }) => `${amount} ফেরতের নোট রাখা হয়েছে`,
    said: (who, whom, ride, what) => [whom, '-এর ', ride, `-এর জন্য ${what} ফেরতের নোট রেখেছেন `, who],
    ownSaid: (who, ride, what) => [who, ' ', ride, `-এর জন্য ${what} ফেরতের নোট রেখেছেন`],
    told: ({ who, rider }) => `${rider}-এর রাইডে ভাড়া ফেরতের নোট রেখেছেন ${who}`,
  },
};
