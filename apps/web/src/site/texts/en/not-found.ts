export default {
  title: 'Page not found · Ridewire',
  description: 'There’s no page at this address.',
  headline: 'Oops! Page not found',
  home: 'Return to Home',
};
