// /registration: visitors see, correct and erase their own registration with its receipt.
// Takes nothing from the route; its data is the answer to a native post.
export { RegistrationPage as default } from '../pages/registration/registration-page';
