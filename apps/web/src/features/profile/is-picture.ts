/** Whether a file may be a picture, by its type. Opening it shows whether this browser can. */
export const isPicture = ({ type }: { type: string }): boolean =>
  type.startsWith('image/') && !type.startsWith('image/svg');
