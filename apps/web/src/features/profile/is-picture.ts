/** Whether a file may be a picture, by its type. Whether this browser can open it shows when it does. */
export const isPicture = ({ type }: { type: string }): boolean =>
  type.startsWith('image/') && !type.startsWith('image/svg');
