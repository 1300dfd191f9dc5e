import { momentEvents } from '../moments.ts';
import type { RideEvents } from '../ride-events.ts';
import { did, SYSTEM } from './did.ts';
import { moments } from './moments.ts';

/** What happens to rides. */
export const rideEvents: RideEvents = {
  'ride.requested': {
    name: 'রাইড রিকোয়েস্ট',
    happened: () => 'রিকোয়েস্ট করা হয়েছে',
    said: (who, whom, ride) => [who, ' ', whom, '-এর জন্য ', ride, ' চেয়েছেন'],
    ownSaid: (who, ride) => [who, ' ', ride, ' চেয়েছেন'],
    told: ({ who, isOwn, rider, pickup, destination }) =>
      isOwn
        ? `${rider} রাইড চেয়েছেন: ${pickup} থেকে ${destination}`
        : `${who} ${rider}-এর জন্য রাইড চেয়েছেন: ${pickup} থেকে ${destination}`,
  },
  'ride.offered': {
    name: 'চালকদের জিজ্ঞেস',
    happened: () => 'চালকদের জিজ্ঞেস করা হয়েছে',
    said: (who, whom, ride) => [who, ' ', whom, '-এর ', ride, `-এর জন্য চালকদের জিজ্ঞেস ${did(who)}`],
    ownSaid: (who, ride) => [who, ' ', ride, '-এর জন্য চালকদের জিজ্ঞেস করেছেন'],
  },
  'ride.retyped': {
    name: 'রাইডের ধরন বদল',
    happened: () => 'অন্য ধরনে বদলানো হয়েছে',
    said: (who, whom, ride) => [who, ' ', whom, '-এর ', ride, '-এর ধরন বদলেছেন'],
    ownSaid: (who, ride) => [who, ' ', ride, '-এর ধরন বদলেছেন'],
    told: ({ rider }) => `${rider}-এর রাইডের ধরন বদলেছে`,
  },
  'ride.reserved': {
    name: 'পরের রাইড নেওয়া',
    happened: () => 'পরের রাইড হিসেবে নেওয়া হয়েছে',
    said: (who, whom, ride) => [who, ' ', whom, '-এর ', ride, ' পরের রাইড হিসেবে নিয়েছেন'],
    ownSaid: (who, ride) => [who, ' ', ride, ' পরের রাইড হিসেবে নিয়েছেন'],
    told: ({ who, rider }) => `${who} এর পরেই ${rider}-এর রাইড নিচ্ছেন`,
  },
  'ride.retimed': {
    name: 'পিকআপের সময় বদল',
    happened: () => 'পিকআপের সময় বদলেছে',
    said: (who, whom, ride) => [whom, '-এর ', ride, '-এর পিকআপের সময় বদলেছে: ', who],
    told: ({ rider }) => `${rider}-এর পিকআপের সময় বদলেছে`,
  },
  'ride.unreserved': {
    name: 'পরের রাইড ফিরিয়ে দেওয়া',
    happened: () => 'আর কারও পরের রাইড নয়',
    said: (who, whom, ride) => [
      who,
      ' ',
      whom,
      '-এর ',
      ride,
      ` চালকের পরের রাইড থেকে বাদ ${who === SYSTEM ? 'দিয়েছে' : 'দিয়েছেন'}`,
    ],
    ownSaid: (who, ride) => [who, ' পরের রাইড ', ride, ' ফিরিয়ে দিয়েছেন'],
    told: ({ who, bySystem, rider }) =>
      bySystem ? `${rider}-এর চালক আটকে গেছেন, আমরা অন্য চালক খুঁজছি` : `${who} ${rider}-এর রাইড ফিরিয়ে দিয়েছেন`,
  },
  'ride.accepted': {
    name: 'রাইড নেওয়া',
    happened: () => 'চালক নিয়েছেন',
    said: (who, whom, ride) => [who, ' ', whom, '-এর ', ride, ' নিয়েছেন'],
    ownSaid: (who, ride) => [who, ' ', ride, ' নিয়েছেন'],
    told: ({ who, rider }) => `${who} ${rider}-এর রাইড নিয়েছেন`,
  },
  'ride.assigned': {
    name: 'চালককে রাইড দেওয়া',
    happened: () => 'চালককে দেওয়া হয়েছে',
    said: (who, whom, ride) => [who, ' ', whom, '-এর ', ride, ' এক চালককে দিয়েছেন'],
    told: ({ who, rider }) => `${who} ${rider}-এর রাইড এক চালককে দিয়েছেন`,
  },
  'ride.released': {
    name: 'রাইড ফিরিয়ে দেওয়া',
    happened: () => 'আবার খোলা হয়েছে',
    said: (who, whom, ride) => [who, ' ', whom, '-এর ', ride, ' ফিরিয়ে দিয়েছেন'],
    told: ({ who, bySystem, rider }) =>
      bySystem ? `${rider}-এর রাইড অন্য চালকের অপেক্ষায়` : `${who} ${rider}-এর রাইড ফিরিয়ে দিয়েছেন`,
  },
  'ride.reassigned': {
    name: 'চালকের কাছ থেকে রাইড নেওয়া',
    happened: () => 'চালকের কাছ থেকে নেওয়া হয়েছে',
    said: (who, whom, ride) => [who, ' অন্য চালককে দিতে ', whom, '-এর ', ride, ' চালকের কাছ থেকে নিয়েছেন'],
    told: ({ who, rider }) => `${who} ${rider}-এর জন্য অন্য চালক খুঁজছেন`,
  },
  'ride.stalled': {
    name: 'চালককে জিজ্ঞেস: আসছেন কি না',
    happened: () => 'চালক এগোচ্ছেন না, জিজ্ঞেস করা হয়েছে',
    said: (who, whom, ride) => [whom, '-এর ', ride, '-এর চালক এগোচ্ছিলেন না, তাই ', who, ' তাঁকে জিজ্ঞেস করেছে'],
    told: ({ rider }) => `${rider}-এর চালক এগোচ্ছেন না, আমরা তাঁকে জিজ্ঞেস করেছি`,
  },
  'ride.assured': {
    name: 'চালক বলেছেন আসছেন',
    happened: () => 'চালক বলেছেন তিনি পথে আছেন',
    said: (who, whom, ride) => [who, ' জানিয়েছেন, ', whom, '-এর ', ride, '-এর জন্য পথে আছেন'],
    told: ({ who, rider }) => `${who} জানিয়েছেন, ${rider}-এর কাছে আসছেন`,
  },
  'ride.resumed': {
    name: 'চালক আবার চলছেন',
    happened: () => 'চালক আবার চলছেন',
    said: (who, whom, ride) => [who, ' ', whom, '-এর ', ride, '-এর চালককে আবার চলতে দেখেছে'],
    told: ({ rider }) => `${rider}-এর চালক আবার চলছেন`,
  },
  'ride.replaced': {
    name: 'চালক বদল',
    happened: () => 'চালক বদলানো হয়েছে: এগোচ্ছিলেন না',
    said: (who, whom, ride) => ['চালক এগোচ্ছিলেন না, তাই ', who, ' ', whom, '-এর ', ride, ' তাঁর কাছ থেকে নিয়েছে'],
    told: ({ rider }) => `${rider}-এর চালক এগোচ্ছিলেন না, আমরা অন্য চালক খুঁজছি`,
  },
  ...momentEvents(moments),
  'ride.left_pickup': {
    name: 'চালক ওঠার জায়গা ছেড়ে গেছেন',
    happened: () => 'চালক ওঠার জায়গা ছেড়ে গেছেন',
    said: (who, whom, ride) => [who, ' দেখেছে, ', whom, '-এর ', ride, '-এর চালক ওঠার জায়গা ছেড়ে গেছেন'],
    told: ({ rider }) => `${rider}-এর চালক যাত্রী ছাড়াই ওঠার জায়গা ছেড়ে গেছেন`,
  },
  'ride.rerouted': {
    name: 'রুট বদল',
    happened: ({ amount }) => `রুট বদলানো হয়েছে, ভাড়া এখন ${amount}`,
    said: (who, whom, ride) => [who, ' ', whom, '-এর ', ride, '-এর রুট বদলেছেন'],
    ownSaid: (who, ride) => [who, ' ', ride, '-এর রুট বদলেছেন'],
    told: ({ rider, destination }) => `${rider}-এর রাইডের রুট বদলেছে, এখন গন্তব্য ${destination}`,
  },
  'ride.stop_reached': {
    name: 'স্টপে পৌঁছানো',
    happened: () => 'স্টপে পৌঁছেছেন',
    said: (who, whom, ride) => [who, ' ', whom, '-এর ', ride, '-এর একটি স্টপে পৌঁছেছেন'],
    told: ({ who, rider }) => `${who} ${rider}-কে নিয়ে একটি স্টপে পৌঁছেছেন`,
  },
  'ride.picked_up': {
    name: 'যাত্রী উঠেছেন',
    happened: () => 'যাত্রী উঠেছেন',
    said: (who, whom, ride) => [who, ' ', ride, '-এ ', whom, '-কে গাড়িতে নিয়েছেন'],
    told: ({ who, rider }) => `${who} ${rider}-কে গাড়িতে নিয়েছেন`,
  },
  'ride.in_transit': {
    name: 'রাইড পথে',
    happened: () => 'পথে',
    said: (who, whom, ride) => [who, ' ', whom, '-এর ', ride, `-এর অবস্থা “পথে” ${did(who)}`],
    told: ({ who, bySystem, rider }) =>
      bySystem ? `${rider}-এর রাইড রওনা হয়েছে` : `${who} ${rider}-কে নিয়ে রওনা হয়েছেন`,
  },
  'ride.completed': {
    name: 'রাইড সম্পন্ন',
    happened: () => 'সম্পন্ন',
    said: (who, whom, ride) => [who, ' ', whom, '-এর ', ride, ' সম্পন্ন করেছেন'],
    ownSaid: (who, ride) => [who, ' ', ride, ' সম্পন্ন করেছেন'],
    told: ({ who, rider, fare }) => `${who} ${rider}-এর ${fare} ভাড়ার রাইড সম্পন্ন করেছেন`,
  },
  'ride.canceled': {
    name: 'রাইড বাতিল',
    happened: () => 'বাতিল',
    said: (who, whom, ride) => [who, ' ', whom, '-এর ', ride, ` বাতিল ${did(who)}`],
    ownSaid: (who, ride) => [who, ' ', ride, ' বাতিল করেছেন'],
    told: ({ who, bySystem, isOwn, rider, reason }) => {
      if (!bySystem) return isOwn ? `${rider} রাইডটি বাতিল করেছেন` : `${who} ${rider}-এর রাইড বাতিল করেছেন`;
      return reason === 'no_driver' ? `${rider}-এর জন্য কোনো চালক পাওয়া যায়নি` : `${rider}-এর রাইড বাতিল হয়েছে`;
    },
  },
  'ride.status_set': {
    name: 'রাইডের অবস্থা বদল',
    happened: ({ from, to }) => `অবস্থা বদলানো হয়েছে: ${from} → ${to}`,
    said: (who, whom, ride) => [who, ' ', whom, '-এর ', ride, '-এর অবস্থা বদলেছেন'],
    ownSaid: (who, ride) => [who, ' ', ride, '-এর অবস্থা বদলেছেন'],
    told: ({ who, rider, status }) => `${who} ${rider}-এর রাইডের অবস্থা “${status}” করেছেন`,
  },
  'ride.deleted': {
    name: 'রাইড মোছা',
    happened: () => 'মুছে ফেলা হয়েছে',
    said: (who, whom, ride) => [who, ' ', whom, '-এর ', ride, ' মুছে ফেলেছেন'],
    ownSaid: (who, ride) => [who, ' ', ride, ' মুছে ফেলেছেন'],
    told: ({ who, rider }) => `${who} ${rider}-এর রাইড মুছে ফেলেছেন`,
  },
  'ride.refunded': {
    name: 'রাইডের ভাড়া ফেরত',
    happened: ({ amount }) => `${amount} ফেরতের নোট রাখা হয়েছে`,
    said: (who, whom, ride, what) => [who, ' ', whom, '-এর ', ride, `-এর জন্য ${what} ফেরতের নোট রেখেছেন`],
    ownSaid: (who, ride, what) => [who, ' ', ride, `-এর জন্য ${what} ফেরতের নোট রেখেছেন`],
    told: ({ who, rider }) => `${who} ${rider}-এর রাইডে ভাড়া ফেরতের নোট রেখেছেন`,
  },
};
