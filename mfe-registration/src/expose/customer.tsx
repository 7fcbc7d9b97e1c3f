/**
 * /Promotion/Customer and /{site}/customer: the visit-reservation page with the inquiry form.
 */
export { CustomerPage as default } from '../pages/customer/customer-page';
