export const refusals = {
  NOT_AN_IMAGE: 'Choose an image file: JPEG, PNG, WebP, GIF or AVIF.',
  IMAGE_TOO_LARGE: 'Choose an image up to 5 MB and 40 megapixels.',
  IMAGE_TOO_COMPLEX: 'That image is taking too long to read. Try again, or choose a simpler one.',
  PICTURES_UNDER_WAY: 'Your other pictures are still uploading. Wait for them to finish.',
  PICTURES_NOT_STORED: 'We can’t store pictures right now. Please try again later.',
  PICTURES_NOT_SHOWN: 'We can’t show pictures right now. Please try again later.',
  PICTURE_AS_FORM: 'Send the picture as multipart/form-data.',
};

export const mistakes = {
  pictureForm: 'Send one picture, in the field “image”.',
};
