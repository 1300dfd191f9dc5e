/** Asked of both when the car stands for long, or leaves the way. */
export const checkInNews = { question: 'Is everything all right?', hint: 'Tell us, or ask for help.' };
