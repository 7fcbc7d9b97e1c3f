// The interior pages /Interior/59A, 84A and 84B; `params.type` is the InteriorType of the route table.
// The h1 belongs to the shell's banner.
export { InteriorPage as default } from '../pages/interior/interior-page';

/** Text and pictures only. */
export const islands = [];
