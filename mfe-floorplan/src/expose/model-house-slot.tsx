/** Home's E-model house with tabs 84A, 84B and 101A, for the slot `model-house`. It takes no props.
 *  The home page draws heading, accordion and margins around it. */
export { HomeModelHouse as default } from '../pages/model-house-slot/home-model-house';
