import type { DhakaPart } from '../part.ts';

/** The elevated expressway above the railway, and the ways up to it. */
export const EXPRESSWAY: DhakaPart = {
  junctions: {
    'Expressway Kawla': [23.844, 90.4147],
    'Expressway Kuril': [23.827, 90.4212],
    'Expressway Banani': [23.799, 90.4011],
    'Expressway Mohakhali': [23.779, 90.3974],
    'Expressway Bijoy Sarani': [23.765, 90.3949],
    'Expressway Karwan Bazar': [23.7528, 90.3955],
  },
  roads: [
    [
      'motorway',
      'Dhaka Elevated Expressway',
      'ঢাকা এলিভেটেড এক্সপ্রেসওয়ে',
      'Expressway Kawla > 23.8360 90.4192 > Expressway Kuril > 23.8218 90.4217 > 23.8180 90.4150 > 23.8125 90.4060 > Expressway Banani > 23.7880 90.3992 > Expressway Mohakhali > 23.7722 90.3966 > 23.7685 90.3960 > Expressway Bijoy Sarani > 23.7575 90.3944 > 23.7550 90.3941 > Expressway Karwan Bazar',
      'bridge',
    ],
    ['primary', 'Expressway Ramp, Kawla', 'এক্সপ্রেসওয়ে র‍্যাম্প, কাওলা', 'Kawla > Expressway Kawla', 'bridge'],
    ['primary', 'Expressway Ramp, Kuril', 'এক্সপ্রেসওয়ে র‍্যাম্প, কুড়িল', 'Kuril Loop > Expressway Kuril', 'bridge'],
    ['primary', 'Expressway Ramp, Banani', 'এক্সপ্রেসওয়ে র‍্যাম্প, বনানী', 'Kakoli > Expressway Banani', 'bridge'],
    [
      'primary',
      'Expressway Ramp, Mohakhali',
      'এক্সপ্রেসওয়ে র‍্যাম্প, মহাখালী',
      'Amtoli > Expressway Mohakhali',
      'bridge',
    ],
    [
      'primary',
      'Expressway Ramp, Tejgaon',
      'এক্সপ্রেসওয়ে র‍্যাম্প, তেজগাঁও',
      'Love Road Mor > Expressway Bijoy Sarani',
      'bridge',
    ],
    [
      'primary',
      'Expressway Ramp, Karwan Bazar',
      'এক্সপ্রেসওয়ে র‍্যাম্প, কারওয়ান বাজার',
      'FDC Mor > Expressway Karwan Bazar',
      'bridge',
    ],
  ],
};
