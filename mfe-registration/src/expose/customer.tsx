// /Promotion/Customer and /{site}/customer: the visit-reservation page with the inquiry form.
// Takes nothing from the route and loads no data.
export { CustomerPage as default } from '../pages/customer/customer-page';
