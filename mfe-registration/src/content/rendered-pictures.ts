/** Written by imagery/ (npm run imagery): the files of each rendered picture, by its id. */
export const renderedPictures = {
  customer: { file: '/media/pictures/customer.68d859e6', widths: [500, 704, 860, 1120] },
} as const;
