// /registration: visitors see, correct and erase their own registration with its receipt.
// Takes nothing from the route and loads no data.
export { RegistrationPage as default } from '../pages/registration/registration-page';
