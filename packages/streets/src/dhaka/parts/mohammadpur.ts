import type { DhakaPart } from '../part.ts';

/** Mohammadpur, Shyamoli, Adabor and Bosila. */
export const MOHAMMADPUR: DhakaPart = {
  junctions: {
    Kallyanpur: [23.7785, 90.3605],
    Shyamoli: [23.7748, 90.3655],
    'Shishu Mela': [23.773, 90.3672],
    'College Gate': [23.769, 90.369],
    'Asad Gate': [23.76, 90.3731],
    'Manik Mia West': [23.7583, 90.3741],
    'Dhanmondi 27 Mor': [23.7561, 90.375],
    Adabor: [23.7702, 90.3589],
    'Shia Masjid': [23.7655, 90.3586],
    'Japan Garden City': [23.7625, 90.359],
    'Mohammadpur Bus Stand': [23.757, 90.3613],
    'Town Hall': [23.7597, 90.3669],
    'Krishi Market': [23.7634, 90.3625],
    'Tajmahal Mor': [23.764, 90.366],
    'Bosila Mor': [23.7562, 90.357],
    Bosila: [23.7525, 90.3545],
    'Buddhijibi Bridge': [23.7465, 90.3515],
    Ati: [23.7435, 90.345],
    'Rayer Bazar Memorial': [23.7434, 90.3598],
    'Embankment Mohammadpur': [23.765, 90.3475],
    'Embankment Adabor': [23.7731, 90.3444],
  },
  roads: [
    [
      'trunk',
      'Mirpur Road',
      'মিরপুর রোড',
      'Gabtoli Bridge > 23.7832 90.3400 > 23.7833 90.3426 > Gabtoli > Mazar Road Mor > Technical Mor > 23.7793 90.3562 > Kallyanpur > Shyamoli > Shishu Mela > College Gate > Crescent Mor > Asad Gate > Manik Mia West > Dhanmondi 27 Mor',
    ],
    [
      'secondary',
      'Ring Road',
      'রিং রোড',
      'Shyamoli > 23.7733 90.3610 > Adabor > Shia Masjid > Japan Garden City > 23.7600 90.3591 > 23.7582 90.3600 > Mohammadpur Bus Stand',
    ],
    ['secondary', 'Asad Avenue', 'আসাদ অ্যাভিনিউ', 'Asad Gate > Town Hall > Mohammadpur Bus Stand'],
    ['tertiary', 'Aurangzeb Road', 'আওরঙ্গজেব রোড', 'Crescent Mor > Tajmahal Mor'],
    ['tertiary', 'Nurjahan Road', 'নূরজাহান রোড', 'Town Hall > Tajmahal Mor'],
    ['tertiary', 'Tajmahal Road', 'তাজমহল রোড', 'Japan Garden City > Krishi Market > Tajmahal Mor'],
    [
      'secondary',
      'Bosila Road',
      'বসিলা সড়ক',
      'Mohammadpur Bus Stand > Bosila Mor > Bosila > Buddhijibi Bridge',
    ],
    ['secondary', 'Shaheed Buddhijibi Bridge', 'শহীদ বুদ্ধিজীবী সেতু', 'Buddhijibi Bridge > Ati', 'bridge'],
    [
      'primary',
      'Gabtoli-Sadarghat Road',
      'গাবতলী-সদরঘাট সড়ক',
      'Gabtoli Bridge > 23.7809 90.3394 > 23.7769 90.3395 > 23.7750 90.3407 > Embankment Adabor > 23.7692 90.3454 > Embankment Mohammadpur > 23.7600 90.3521 > 23.7582 90.3541 > Bosila Mor > 23.7538 90.3572 > 23.7502 90.3582 > Rayer Bazar Memorial > Jigatola Embankment',
    ],
  ],
};
