/** The interior pages /Interior/59A, 84A and 84B; `params.type` is the InteriorType of the route table.
 *  The shell's banner holds the h1. */
export { InteriorPage as default } from '../pages/interior/interior-page';
