// /Promotion/Customer and /{site}/customer: the visit-reservation page with the inquiry form.
// Takes the title of the page from the route; loads no data.
import { InquiryForm } from '../pages/customer/customer-page';

export { CustomerPage as default } from '../pages/customer/customer-page';

export const islands = [InquiryForm];
