/** Written by imagery/ (npm run imagery): the files of each rendered picture, by its id. */
export const renderedPictures = { customer: {} } as const;
