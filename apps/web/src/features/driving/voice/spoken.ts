/** Whether a voice says the turns at present: a screen reader then doesn't announce them too. */
export const spoken = { isOn: false };
