/** Names common in Bangladesh; the pairs are made up. */
export const MEN = [
  'Abdul',
  'Tanvir',
  'Rakib',
  'Shahidul',
  'Mahmud',
  'Imran',
  'Sajid',
  'Nazmul',
  'Arif',
  'Faisal',
  'Habib',
  'Jahid',
  'Kamrul',
  'Masud',
  'Mizan',
  'Monir',
  'Naim',
  'Rafiq',
  'Sohel',
  'Zahid',
  'Anwar',
  'Biplob',
  'Delwar',
  'Ershad',
] as const;
export const WOMEN = [
  'Nusrat',
  'Farhana',
  'Sadia',
  'Tasnim',
  'Mim',
  'Sharmin',
  'Rumana',
  'Ayesha',
  'Jannat',
  'Laila',
  'Mousumi',
  'Nadia',
  'Papia',
  'Rehana',
  'Sabrina',
  'Tahmina',
] as const;
export const MENS_FAMILY = [
  'Hossain',
  'Rahman',
  'Islam',
  'Ahmed',
  'Uddin',
  'Chowdhury',
  'Khan',
  'Miah',
  'Sarkar',
  'Haque',
  'Alam',
  'Karim',
  'Sikder',
  'Talukder',
  'Mollah',
  'Bhuiyan',
] as const;
export const WOMENS_FAMILY = [
  'Akter',
  'Jahan',
  'Begum',
  'Sultana',
  'Khatun',
  'Rahman',
  'Islam',
  'Chowdhury',
  'Ferdous',
  'Haque',
  'Yasmin',
  'Parvin',
] as const;

/**
 * Cars seen in Dhaka: how common each is, its class, how many riders fit in, and the letter on its plate: Ga for cars,
 * Gha for jeeps, Cha for microbuses.
 */
export const CARS = [
  { model: 'Toyota Axio', letter: 'Ga', share: 9, classRank: 1, seats: 4 },
  { model: 'Toyota Corolla', letter: 'Ga', share: 7, classRank: 1, seats: 4 },
  { model: 'Toyota Aqua', letter: 'Ga', share: 5, classRank: 1, seats: 4 },
  { model: 'Honda Fit', letter: 'Ga', share: 4, classRank: 1, seats: 4 },
  { model: 'Honda Grace', letter: 'Ga', share: 4, classRank: 1, seats: 4 },
  { model: 'Nissan Sunny', letter: 'Ga', share: 3, classRank: 1, seats: 4 },
  { model: 'Mitsubishi Lancer', letter: 'Ga', share: 3, classRank: 1, seats: 4 },
  { model: 'Toyota Allion', letter: 'Ga', share: 5, classRank: 2, seats: 4 },
  { model: 'Toyota Premio', letter: 'Ga', share: 5, classRank: 2, seats: 4 },
  { model: 'Toyota Prius', letter: 'Ga', share: 3, classRank: 2, seats: 4 },
  { model: 'Honda Vezel', letter: 'Gha', share: 3, classRank: 2, seats: 4 },
  { model: 'Toyota Harrier', letter: 'Gha', share: 4, classRank: 3, seats: 4 },
  { model: 'Nissan X-Trail', letter: 'Gha', share: 4, classRank: 3, seats: 4 },
  { model: 'Mercedes-Benz E 200', letter: 'Ga', share: 2, classRank: 4, seats: 4 },
  { model: 'BMW 520i', letter: 'Ga', share: 1, classRank: 4, seats: 4 },
  { model: 'Toyota Rush', letter: 'Gha', share: 3, classRank: 1, seats: 6 },
  { model: 'Toyota Noah', letter: 'Cha', share: 6, classRank: 1, seats: 7 },
  { model: 'Toyota Hiace', letter: 'Cha', share: 3, classRank: 1, seats: 10 },
] as const;

export type CarModel = (typeof CARS)[number]['model'];

/** How common each is. */
export const CAR_SHARES = Object.fromEntries(CARS.map(({ model, share }) => [model, share])) as Record<
  CarModel,
  number
>;
