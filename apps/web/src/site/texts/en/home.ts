export default {
  title: 'Ridewire: rides that move the moment you do',
  description:
    'Safe, reliable and affordable rides. Book in seconds and watch your ride live, every meter of the way.',
  headline: 'Rides that move the moment you do.',
  book: 'Book a ride',
  drive: 'Drive with us',
};
